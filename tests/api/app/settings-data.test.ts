import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { POST as link } from "@/app/api/settings/archives/[id]/link/route";
import { DELETE as stop } from "@/app/api/settings/archives/[id]/route";
import { GET as archives, POST as exportAll } from "@/app/api/settings/archives/route";
import { GET as deletion, DELETE as keep, POST as schedule } from "@/app/api/settings/workspace/deletion/route";
import { DeleteWorkspace } from "@/components/settings/data/delete-workspace";
import { ExportSection } from "@/components/settings/data/export-section";
import { KeepWorkspace } from "@/components/settings/data/keep-workspace";
import { systemContext } from "@/lib/core/system-context";
import { advance } from "@/lib/services/workspaces/archive/advance";
import { call } from "@/tests/support/call";
import { OFTEN, runArchive } from "@/tests/support/data/archives";
import { addRecording } from "@/tests/support/data/clips";
import { libraryServer } from "@/tests/support/data/library";
import { makeCaller, makePerson, makeSession } from "@/tests/support/factories";

beforeAll(() => libraryServer());

const NAME = "Test workspace";
const router: AppRouterInstance = {
  back() {},
  forward() {},
  refresh() {},
  push() {},
  replace() {},
  prefetch() {},
  bfcacheId: "",
};

/** The page as text: without tags, and without hidden parts. */
function seen(element: ReactElement): string {
  const html = renderToStaticMarkup(createElement(AppRouterContext.Provider, { value: router }, element));
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

async function workspace() {
  const { ctx, person, workspace } = await makeCaller({ plan: "scale" });
  const session = await makeSession(person);
  const page = async () => {
    const [made, { json }] = [await call(archives, { session }), await call(deletion, { session })];
    const section = seen(createElement(ExportSection, { archives: made.json.items, sendsMail: true }));
    const below = json.deletion
      ? seen(createElement(KeepWorkspace, { workspaceName: json.workspaceName, deletion: json.deletion }))
      : seen(createElement(DeleteWorkspace, { ...json, sendsMail: true }));
    return { section, below };
  };
  return { ctx, workspace, session, page };
}

test("the data page follows an export from request to file, and a stopped one can be requested again", async () => {
  const { ctx, workspace: at, session, page } = await workspace();
  await addRecording(ctx, { bytes: new Uint8Array(100), seconds: 1 });
  expect((await page()).section).toMatch(/Export everything$/);
  const asked = await call(exportAll, { session, body: {} });
  expect(asked.status).toBe(202);
  expect((await page()).section).toMatch(/Waiting It starts in a moment\. .* Stop$/);
  const { id } = asked.json;
  await advance(systemContext("make-archive", at.id), id, OFTEN);
  expect((await page()).section).toMatch(/Copying files 0 (?:B|bytes) of about .* · 1 file .* Stop$/);
  expect((await call(stop, { session, params: { id } })).status).toBe(200);
  expect((await page()).section).toMatch(/Export everything .*Ended/);

  const again = await call(exportAll, { session, body: {} });
  await runArchive(at.id, again.json.id);
  const { section } = await page();
  expect(section).toMatch(/Ready .* records · 1 file · kept until .* Download/);
  const { json } = await call(link, { session, params: { id: again.json.id }, body: {} });
  expect(json.url).toMatch(/^http/);
});

test("says when the workspace is deleted and who asked, and keeps it with one click; members see neither", async () => {
  const { workspace: at, session, page } = await workspace();
  expect((await page()).below).toMatch(/^Delete workspace .* Type Test workspace to confirm/);
  expect((await call(schedule, { session, body: { name: "Test" } })).status).toBe(400);
  expect((await call(schedule, { session, body: { name: NAME } })).status).toBe(200);
  expect((await page()).below).toMatch(
    /^Test workspace will be deleted on \w+ \d+, \d{4} .* requested this on .* Keep workspace$/,
  );
  const member = await makeSession(await makePerson({ id: at.id, plan: "scale" }, "member"));
  for (const route of [archives, deletion]) expect((await call(route, { session: member })).status).not.toBe(200);
  expect((await call(keep, { session })).status).toBe(200);
  expect((await page()).below).toMatch(/^Delete workspace/);
  expect((await call(archives, { session: member })).status).toBe(403);
});
