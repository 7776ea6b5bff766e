import { beforeAll, describe, expect, test } from "vitest";
import { GET as getExport } from "@/app/api/exports/[id]/route";
import { POST as exportReport } from "@/app/api/reports/[id]/exports/route";
import { POST as exportReadout } from "@/app/api/studies/[id]/readout/exports/route";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/exports/get";
import { requestExport } from "@/lib/services/exports/request-export";
import { call } from "@/tests/support/call";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makeReport } from "@/tests/support/data/reports";
import { makeCaller, makePerson } from "@/tests/support/factories";

beforeAll(() => libraryServer());

test("a readout's export is accepted with its address, polled, and downloaded by a link that is valid for an hour", async () => {
  const { ctx, key, person } = await makeCaller();
  const { study } = await makeInterviewed(person);
  const params = { id: study.slug };
  expect((await call(exportReadout, { key, params, body: { format: "md" } })).status).toBe(409);
  await generated(ctx, study.id);
  const asked = await call(exportReadout, { key, params, body: { format: "md" } });
  expect([asked.status, asked.headers.get("location")]).toEqual([202, `/api/exports/${asked.json.id}`]);
  expect(asked.json).toMatchObject({ kind: "readout", subjectId: study.id, format: "md", status: "queued" });
  await runExport(asked.json);
  const { json } = await call(getExport, { key, params: { id: asked.json.id } });
  expect(json).toMatchObject({ status: "ready", fileName: `${study.title}.md` });
  const file = await fetch(json.downloadUrl);
  expect(file.headers.get("content-type")).toContain("text/markdown");
  expect(await file.text()).toContain(`# ${study.title}`);
  expect(new URL(json.downloadUrl).searchParams.get("X-Amz-Expires")).toBe("3600");
  const again = await call(exportReadout, { key, params, body: { format: "md" } });
  expect(again.json.id).toBe(asked.json.id);
});

test("a report is exported in the available formats and no others, for those who can see it", async () => {
  const { ctx, key } = await makeCaller();
  const params = { id: await makeReport(ctx) };
  const asked = await call(exportReport, { key, params, body: { format: "csv" } });
  expect([asked.status, asked.json.kind]).toEqual([202, "report"]);
  const wrong = await call(exportReport, { key, params, body: { format: "xlsx" } });
  expect([wrong.status, wrong.json.error.details[0].path]).toEqual([400, "format"]);
  const stranger = await makeCaller();
  expect((await call(exportReport, { key: stranger.key, params, body: { format: "csv" } })).status).toBe(404);
  expect((await call(getExport, { key: stranger.key, params: { id: asked.json.id } })).status).toBe(404);
});

test("a private report's file is found only by its author", async () => {
  const { person, workspace } = await makeCaller();
  const subjectId = await makeReport(person.ctx);
  const asked = await requestExport(person.ctx, { kind: "report", subjectId, format: "csv", options: {} });
  const colleague = await makePerson(workspace, "member");
  expect((await get(colleague.ctx, asked.id)).id).toBe(asked.id);
  await db().report.update({ where: { id: subjectId }, data: { visibility: "private" } });
  await expect(get(colleague.ctx, asked.id)).rejects.toMatchObject({ kind: "not_found" });
  expect((await get(person.ctx, asked.id)).id).toBe(asked.id);
});

describe("the same request again", () => {
  const HOUR_MS = 3600_000;
  test.each([
    ["returns the export while it has more than an hour left", { leftMs: HOUR_MS + 60_000 }, true],
    ["makes another once it has less", { leftMs: HOUR_MS - 60_000 }, false],
    ["makes another if it failed", { status: "failed" }, false],
  ] as const)("%s", async (_, state, isSame) => {
    const { ctx } = await makeCaller();
    const wish = { kind: "report", subjectId: await makeReport(ctx), format: "csv", options: {} } as const;
    const { id } = await requestExport(ctx, wish);
    const data = "status" in state ? state : { expiresAt: new Date(Date.now() + state.leftMs) };
    await db().export.update({ where: { id }, data });
    expect((await requestExport(ctx, wish)).id === id).toBe(isSame);
  });
});

test("after its day, an export that failed still says why, and one that was ready is not found", async () => {
  const { ctx } = await makeCaller();
  const wish = { kind: "report", subjectId: await makeReport(ctx), format: "csv", options: {} } as const;
  const { id } = await requestExport(ctx, wish);
  const expiresAt = new Date(Date.now() - 1000);
  await db().export.update({ where: { id }, data: { status: "failed", error: "It is too long.", expiresAt } });
  expect(await get(ctx, id)).toMatchObject({ status: "failed", error: "It is too long." });
  await db().export.update({ where: { id }, data: { status: "ready", error: null } });
  await expect(get(ctx, id)).rejects.toMatchObject({ kind: "not_found" });
});
