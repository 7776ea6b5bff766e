import { beforeAll, describe, expect, test } from "vitest";
import { GET as CLAIM } from "@/app/api/studies/[id]/readout/claims/[claimId]/route";
import { POST as EDIT } from "@/app/api/studies/[id]/readout/edits/route";
import { POST as GENERATE } from "@/app/api/studies/[id]/readout/generate/route";
import { GET } from "@/app/api/studies/[id]/readout/route";
import { POST as UNDO } from "@/app/api/studies/[id]/readout/undo/route";
import { GET as VERSION } from "@/app/api/studies/[id]/readout/version/route";
import { call } from "@/tests/support/call";
import { generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];
beforeAll(async () => {
  caller = await makeCaller();
  ({ study } = await makeInterviewed(caller.person));
  await generated(caller.ctx, study.id);
});

const ask = (route: Parameters<typeof call>[0], body?: unknown, id = study.id) =>
  call(route, { key: caller.key, params: { id }, body });

describe("GET", () => {
  test("returns the readout by id or slug in one statement besides admission, including quotes", async () => {
    expect(await countStatements(() => ask(GET))).toBeLessThanOrEqual(2);
    const { status, json } = await ask(GET, undefined, study.slug);
    expect(status).toBe(200);
    expect(json).toMatchObject({ studyId: study.id, status: "ready", basedOn: { sessions: 6, excluded: 0 } });
    const [clip] = json.themes[0].claims[0].clips;
    expect(clip).toMatchObject({
      verified: true,
      stance: "support",
      quote: clip.evidence.quote,
      id: clip.evidence.passageId,
    });
    expect(clip.sessionId).toMatch(/^ses_/);
    expect(clip.evidence.url).toContain(clip.sessionId);
  });

  test("of one claim returns it as it is in the whole", async () => {
    const whole = (await ask(GET)).json;
    const claim = whole.themes[1].claims[0];
    const of = (claimId: string, id: string = study.slug) => call(CLAIM, { key: caller.key, params: { id, claimId } });
    expect(await of(claim.id)).toMatchObject({ status: 200, json: claim });
    expect((await of("clm_of_nobody")).status).toBe(404);
    const { study: other } = await makeInterviewed(caller.person, 3);
    await generated(caller.ctx, other.id);
    expect((await of(claim.id, other.id)).status).toBe(404);
  });

  test("of a study without one says so", async () => {
    const { id } = await makeStudy(caller.person);
    expect((await ask(GET, undefined, id)).json).toMatchObject({ id: null, status: "none", themes: [], nextSteps: [] });
    expect((await ask(VERSION, undefined, id)).json).toEqual({
      version: 0,
      generation: 0,
      status: "none",
      progress: null,
      canWrite: true,
    });
  });
});

describe("POST generate", () => {
  test("is accepted, says where to look, and keeps what was found meanwhile", async () => {
    const { study } = await makeInterviewed(caller.person, 3);
    const { status, json, headers } = await ask(GENERATE, {}, study.id);
    expect([status, headers.get("location")]).toEqual([202, `/api/studies/${study.id}/readout`]);
    expect(json).toMatchObject({ status: "generating", generation: 1 });
    expect((await ask(VERSION, undefined, study.id)).json).toMatchObject({
      version: 0,
      generation: 1,
      status: "generating",
    });
  });

  test("of a study that nobody finished is 409", async () => {
    const { id } = await makeStudy(caller.person);
    expect((await ask(GENERATE, {}, id)).status).toBe(409);
    expect((await ask(EDIT, { version: 0, edit: { kind: "edit_summary", summary: "x" } }, id)).status).toBe(409);
  });
});

describe("POST edits", () => {
  const summed = (version: number, summary: string) => ask(EDIT, { version, edit: { kind: "edit_summary", summary } });

  test("returns the whole readout; an old version is 409, and undoing reverts it", async () => {
    const { version, summary } = (await ask(GET)).json;
    const edited = await summed(version, "Mine.");
    expect([edited.status, edited.json.summary, edited.json.version]).toEqual([200, "Mine.", version + 1]);
    const late = await summed(version, "Late.");
    expect([late.status, late.json.error.code]).toEqual([409, "conflict"]);
    const undone = await ask(UNDO, {});
    expect([undone.status, undone.json.summary]).toEqual([200, summary]);
  });

  test("names what is wrong with an edit", async () => {
    const { version } = (await ask(GET)).json;
    for (const [edit, path] of [
      [{ kind: "edit_summary", summary: "x", more: 1 }, "more"],
      [{ kind: "no_such" }, "kind"],
      [{ kind: "edit_theme", themeId: "x", title: "" }, "title"],
      [{ kind: "add_evidence", claimId: "x", quote: { passageId: "x" }, stance: "removed" }, "stance"],
    ] as const) {
      const { status, json } = await ask(EDIT, { version, edit });
      expect([status, JSON.stringify(json.error.details)], path).toEqual([400, expect.stringContaining(path)]);
    }
    const missing = await ask(EDIT, { version, edit: { kind: "edit_theme", themeId: "thm_x", title: "x" } });
    expect([missing.status, missing.json.error.message]).toEqual([404, "Theme not found."]);
  });
});
