import { beforeAll, expect, test } from "vitest";
import { POST as ADD_CARD } from "@/app/api/boards/[id]/cards/route";
import { GET as GET_REPORT, PATCH } from "@/app/api/reports/[id]/route";
import { POST as CREATE_REPORT } from "@/app/api/reports/route";
import { GET as SEARCH } from "@/app/api/search/route";
import { search as searchTool } from "@/lib/mcp/tools/search";
import { listPlain } from "@/lib/services/reports/list-plain";
import { snapshotOf } from "@/lib/services/reports/record";
import { call } from "@/tests/support/call";
import { makeBoard } from "@/tests/support/data/boards";
import { documentOf, makeReport } from "@/tests/support/data/reports";
import { makeFinding, makeSwarmRun, makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { runTool } from "@/tests/support/run/run-tool";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let stranger: typeof caller;
let studyId: string;
let findingId: string;
let theirs: string;
beforeAll(async () => {
  [caller, stranger] = [await makeCaller(), await makeCaller()];
  const [study, other] = await Promise.all(
    [caller, stranger].map(({ person }) => makeSwarmStudy(person, "https://shop.example.com/")),
  );
  if (!study || !other) throw new Error("no study");
  studyId = study.id;
  findingId = await makeFinding(await makeSwarmRun(study), "serious", "The voucher field eats the order");
  theirs = await makeFinding(await makeSwarmRun(other), "serious", "The voucher field is theirs");
});

test("a finding is found by the words of its title, in its own workspace, and never by tools that don't know findings", async () => {
  const { json } = await call(SEARCH, { key: caller.key, query: { q: "voucher order" } });
  const url = `/studies/${studyId}/findings/${findingId}`;
  expect(json.items).toMatchObject([{ type: "finding", id: findingId, url }]);
  expect(json.items[0].snippet).toContain("AI agents · serious");
  const ofAll = await call(SEARCH, { key: caller.key, query: { q: "voucher", types: "finding" } });
  expect(ofAll.json.items.map(({ id }: { id: string }) => id)).toEqual([findingId]);
  expect((await runTool(searchTool, caller.ctx, { query: "voucher" })).items).toEqual([]);
});

test("a card accepts a finding by its id, says that agents made it, and refuses one of another workspace", async () => {
  const { boardId } = await makeBoard(caller.ctx);
  const add = (id: string) =>
    call(ADD_CARD, {
      key: caller.key,
      params: { id: boardId },
      body: { insight: "Vouchers", evidence: [{ findingId: id }] },
    });
  const made = await add(findingId);
  expect([made.status, made.json.evidence]).toEqual([201, []]);
  expect(made.json.findings).toMatchObject([
    { findingId, finding: { severity: "serious", evidenceFrom: "ai_agents" } },
  ]);
  const refused = await add(theirs);
  expect([refused.status, refused.json.error.details[0].path]).toEqual([400, "evidence.0.findingId"]);
});

test("a report cites a finding by its id and returns it; v1 says that agents made it", async () => {
  const { projectId } = await makeBoard(caller.ctx);
  const id = await makeReport(caller.ctx, { projectId });
  const cite = (named: string) =>
    call(PATCH, {
      key: caller.key,
      params: { id },
      body: { version: 0, document: documentOf({ id: "f1", type: "finding", findingId: named }) },
    });
  const refused = await cite(theirs);
  expect([refused.status, refused.json.error.details[0].path]).toEqual([400, "document.sections.0.blocks.0.findingId"]);
  expect((await cite(findingId)).status).toBe(200);
  const { json } = await call(GET_REPORT, { key: caller.key, params: { id } });
  expect(json).toMatchObject({ quoteCount: 0, findingCount: 1 });
  const [block] = json.document.sections[0].blocks;
  expect(block).toMatchObject({
    type: "finding",
    finding: {
      title: "The voucher field eats the order",
      runNumber: 1,
      evidenceFrom: "ai_agents",
      evidence: [{ agent: 1 }, { agent: 2 }],
    },
  });
  const [plain] = (await listPlain(caller.ctx, { projectId, limit: 1 })).items;
  if (!plain) throw new Error("no report");
  expect(JSON.stringify(snapshotOf(plain).content)).toContain('"evidence_from":"ai_agents"');
});

test("a report on a missing run is not found, and one on a run and a prompt is refused", async () => {
  const ask = (body: object) => call(CREATE_REPORT, { key: caller.key, body });
  expect((await ask({ swarmRunId: "swm_nowhere" })).status).toBe(404);
  const refused = await ask({ swarmRunId: "swm_nowhere", prompt: "And prices?" });
  expect([refused.status, refused.json.error.details[0].path]).toEqual([400, "swarmRunId"]);
});
