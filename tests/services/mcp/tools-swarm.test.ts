import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { getFinding } from "@/lib/mcp/tools/get-finding";
import { listFindings } from "@/lib/mcp/tools/list-findings";
import { listSwarmRuns } from "@/lib/mcp/tools/list-swarm-runs";
import { search } from "@/lib/mcp/tools/search";
import { makeStudy } from "@/tests/support/data/studies";
import { makeFinding, makeSwarmRun } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { everyPage, runTool } from "@/tests/support/run/run-tool";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeStudy>>;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
  study = await makeStudy(caller.person);
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe("list_swarm_runs", () => {
  test("is empty if nobody has started a run", async () => {
    const { ctx: own } = await makeCaller();
    expect(await runTool(listSwarmRuns, own, {})).toEqual({ items: [] });
  });

  test("returns the newest first, by state and study, as evidence from agents", async () => {
    const { person, ctx: own } = await makeCaller();
    const [one, other] = [await makeStudy(person), await makeStudy(person)];
    const old = await makeSwarmRun(one, { createdAt: day(1), endedAt: day(2) });
    const failed = await makeSwarmRun(one, { createdAt: day(2), status: "failed", error: "The page never loaded." });
    const latest = await makeSwarmRun(other, { createdAt: day(3), status: "running" });
    await makeFinding(old, "minor", "A dead link");
    const pages = await everyPage((cursor) => runTool(listSwarmRuns, own, { limit: 1, cursor }));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([latest.id, failed.id, old.id]);
    const { items } = await runTool(listSwarmRuns, own, { study: one.slug, status: "done" });
    expect(items).toMatchObject([
      { id: old.id, studyId: one.id, agents: 2, findingsCount: 1, evidenceFrom: "ai_agents" },
    ]);
    expect((await runTool(listSwarmRuns, own, { status: "failed" })).items[0]?.error).toBe("The page never loaded.");
  });
});

describe("list_findings", () => {
  test("returns the worst first, page after page, and only those of the requested severity", async () => {
    const run = await makeSwarmRun(study);
    const minor = await makeFinding(run, "minor", "A dead link");
    const critical = await makeFinding(run, "critical", "The form forgets what was typed");
    const moderate = await makeFinding(run, "moderate", "Two buttons are called the same");
    const alsoCritical = await makeFinding(run, "critical", "Nobody can pay by keyboard");
    const pages = await everyPage((cursor) => runTool(listFindings, ctx, { run: run.id, limit: 1, cursor }));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([critical, alsoCritical, moderate, minor]);
    const { items } = await runTool(listFindings, ctx, { run: run.id, severity: "moderate" });
    expect(items).toMatchObject([{ id: moderate, runId: run.id, agents: 2, evidenceFrom: "ai_agents" }]);
  });
});

describe("get_finding", () => {
  test("returns the steps that show it, in order, with their screenshots", async () => {
    const run = await makeSwarmRun(study);
    const [agentId] = run.agentIds;
    const id = await makeFinding(run, "serious", "The total is hidden", [
      { agentId, kind: "step", stepIndex: 2, action: "Open the cart", pageUrl: "https://shop.example.com/cart" },
      { agentId, kind: "screenshot", stepIndex: 3, quote: "Total: –", screenshotKey: `swarm/${run.id}/3.png` },
    ]);
    const told = await runTool(getFinding, ctx, { finding: id });
    expect(told).toMatchObject({
      id,
      severity: "serious",
      verdict: "unconfirmed",
      agents: 1,
      evidenceFrom: "ai_agents",
      recommendation: "Say what went wrong.",
      evidence: [
        { kind: "step", agent: 1, stepIndex: 2, action: "Open the cart" },
        { kind: "screenshot", quote: "Total: –" },
      ],
    });
    expect(told.evidence[1]?.screenshotUrl).toContain(`swarm/${run.id}/3.png`);
  });

  test("its screenshots are deleted with the study", async () => {
    const gone = await makeStudy(caller.person);
    const run = await makeSwarmRun(gone);
    const screenshotKey = `swarm/${run.id}/1.png`;
    await makeFinding(run, "minor", "A dead link", [{ kind: "screenshot", stepIndex: 1, screenshotKey }]);
    await db().study.delete({ where: { id: gone.id } });
    expect(await db().doomedObject.count({ where: { storageKey: screenshotKey } })).toBe(1);
  });
});

test("search finds a run by its title", async () => {
  const run = await makeSwarmRun(study, { title: "Zebra crossing of the onboarding" });
  const { items } = await runTool(search, ctx, { query: "zebra crossing", types: ["swarm_run"] });
  expect(items).toMatchObject([{ type: "swarm_run", id: run.id, title: "Zebra crossing of the onboarding" }]);
});
