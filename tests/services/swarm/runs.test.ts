import { expect, test } from "vitest";
import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { changePlan } from "@/lib/services/billing/change-plan";
import { end } from "@/lib/services/studies/end";
import { estimate } from "@/lib/services/studies/estimate";
import { publish } from "@/lib/services/studies/publish";
import { fail } from "@/lib/services/swarm/agents/fail";
import { setOut } from "@/lib/services/swarm/agents/set-out";
import { cancel } from "@/lib/services/swarm/runs/cancel";
import { getRun } from "@/lib/services/swarm/runs/get";
import { start } from "@/lib/services/swarm/runs/start";
import { makeSwarmRun, makeSwarmStudy } from "@/tests/support/data/swarm";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { drivenSandbox } from "@/tests/support/stand-ins/payment-services";

const SITE = "https://93.184.216.34/";
const FREE = { expectedTotalCents: 0 };
const PAID = { expectedTotalCents: 2_00, acceptExtraCharge: true };
const sandbox = await drivenSandbox();

/** On the Pro plan, with three included runs per month of which `used` are gone. */
async function begin(used = 0) {
  const { person, ctx } = await makeCaller({ plan: "pro" });
  const study = await makeSwarmStudy(person, SITE);
  for (let run = 0; run < used; run++) await makeSwarmRun(await makeSwarmStudy(person, SITE));
  return { person, ctx, study };
}
const runsOf = (workspaceId: string) => db().swarmRun.findMany({ where: { workspaceId }, include: { agents: true } });

test("launching starts the first run, with an agent and an event for each persona, and no payment", async () => {
  const { ctx, study } = await begin();
  expect((await estimate(ctx, study.id)).swarm).toEqual({ included: 3, used: 0, extraCents: 0 });
  const { study: now, charge } = await publish(ctx, study.id, FREE);
  expect([now.status, charge]).toEqual(["running", null]);
  const [run, ...more] = await runsOf(ctx.workspaceId);
  expect([run?.status, run?.number, run?.chargeId, more.length]).toEqual(["queued", 1, null, 0]);
  expect(run?.agents).toMatchObject([{ number: 1, status: "queued" }]);
  const kind = "swarm.agent.queued";
  expect(await db().outboxEvent.count({ where: { workspaceId: ctx.workspaceId, kind } })).toBe(1);
  expect((await estimate(ctx, study.id)).swarm?.used).toBe(1);
  await expect(publish(ctx, study.id, FREE)).rejects.toMatchObject({ kind: "conflict" });
});

test("past the included runs, the price of $2 has to be accepted, is then charged once, and takes no included run", () =>
  sandbox.within(async () => {
    const { person, ctx, study } = await begin(3);
    const refused = {
      kind: "allowance_used",
      extra: { problems: [{ path: "acceptExtraCharge", currentTotalCents: 200 }] },
    };
    await expect(publish(ctx, study.id, FREE)).rejects.toMatchObject(refused);
    await expect(publish(ctx, study.id, FREE)).rejects.toThrow("$2.00");
    const unseen = { expectedTotalCents: 0, acceptExtraCharge: true };
    await expect(publish(ctx, study.id, unseen)).rejects.toMatchObject({ kind: "conflict" });
    await sandbox.saveCard(person.workspaceId, "pays");
    const { charge, study: now } = await publish(ctx, study.id, PAID);
    expect([now.status, charge?.status, charge?.amountCents]).toEqual(["running", "paid", 200]);
    expect((await runsOf(ctx.workspaceId)).filter((run) => run.chargeId === charge?.id)).toHaveLength(1);
    expect((await estimate(ctx, study.id)).swarm?.used).toBe(3);
  }));

test("two people starting the same included run at once start one, and none starts while another is under way", async () => {
  const { ctx, study } = await begin();
  await publish(ctx, study.id, FREE);
  await expect(start(ctx, study.id, FREE)).rejects.toThrow("in progress");
  await db().swarmRun.updateMany({ where: { studyId: study.id }, data: { status: "done" } });
  const both = await Promise.allSettled([start(ctx, study.id, FREE), start(ctx, study.id, FREE)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db().swarmRun.count({ where: { studyId: study.id } })).toBe(2);
});

test("a run that was about to start as an included one has its price once the plan is one without any", async () => {
  const { ctx, study } = await begin();
  await publish(ctx, study.id, FREE);
  await db().swarmRun.updateMany({ where: { studyId: study.id }, data: { status: "done" } });
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM study WHERE id = $1 FOR UPDATE", [study.id]);
  const starting = start(ctx, study.id, FREE).catch((error: unknown) => error);
  await beside.waitedFor();
  await changePlan(systemContext("test", ctx.workspaceId), "free");
  await beside.commit();
  expect(await starting).toMatchObject({ kind: "conflict", extra: { problems: [{ currentTotalCents: 200 }] } });
  expect(await db().swarmRun.count({ where: { studyId: study.id } })).toBe(1);
});

test("an included run gives up the checkout page of a paid one", () =>
  sandbox.within(async () => {
    const { person, ctx, study } = await begin(2);
    const other = await makeSwarmRun(await makeSwarmStudy(person, SITE));
    await db().study.update({ where: { id: study.id }, data: { status: "running" } });
    const { charge } = await start(ctx, study.id, PAID);
    // As at the turn of the month.
    await db().swarmRun.delete({ where: { id: other.id } });
    await start(ctx, study.id, FREE);
    expect((await db().charge.findUnique({ where: { id: charge?.id ?? "" } }))?.status).toBe("cancelled");
    expect(await db().swarmRun.count({ where: { studyId: study.id } })).toBe(1);
  }));

test("of eight who want the last included run at once, exactly one gets it, and nobody is charged", async () => {
  const { person, ctx } = await begin(2);
  const studies = await Promise.all(Array.from({ length: 8 }, () => makeSwarmStudy(person, SITE)));
  const launched = await Promise.allSettled(studies.map(({ id }) => publish(ctx, id, FREE)));
  expect(launched.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of launched)
    if (one.status === "rejected") expect(["allowance_used", "conflict"]).toContain(one.reason.kind);
  expect((await estimate(ctx, studies[0]?.id ?? "")).swarm).toEqual({ included: 3, used: 3, extraCents: 200 });
  expect(await db().charge.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
});

test("two people starting the same paid run at once start one and pay once", () =>
  sandbox.within(async () => {
    const { person, ctx, study } = await begin(2);
    await sandbox.saveCard(person.workspaceId, "pays");
    await publish(ctx, study.id, FREE);
    await expect(start(ctx, study.id, PAID)).rejects.toThrow("in progress");
    const [first] = await db().swarmRun.findMany({ where: { studyId: study.id } });
    await db().swarmRun.update({ where: { id: first?.id ?? "" }, data: { status: "done" } });
    const both = await Promise.allSettled([start(ctx, study.id, PAID), start(ctx, study.id, PAID)]);
    const started = both.flatMap((one) => (one.status === "fulfilled" ? [one.value.runId] : []));
    expect(started.length).toBeGreaterThanOrEqual(1);
    expect(new Set(started).size).toBe(1);
    const charges = await db().charge.findMany({ where: { studyId: study.id, status: "paid" } });
    expect(charges).toMatchObject([{ kind: "swarm_run", amountCents: 200 }]);
    expect(await db().swarmRun.count({ where: { studyId: study.id } })).toBe(2);
  }));

test.each([
  ["launched", "draft", publish],
  ["started", "running", start],
] as const)("nothing is charged for a run that becomes an included one while it is being %s", (_, status, act) =>
  sandbox.within(async () => {
    const { person, ctx, study } = await begin(3);
    await sandbox.saveCard(person.workspaceId, "pays");
    await db().study.update({ where: { id: study.id }, data: { status } });
    const other = await otherCaller();
    await other.run("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`swarm ${ctx.workspaceId}`]);
    const refused = expect(act(ctx, study.id, PAID)).rejects.toMatchObject({ kind: "conflict" });
    await other.waitedFor();
    await db().swarmRun.deleteMany({ where: { study: { id: { not: study.id } }, workspaceId: ctx.workspaceId } });
    await other.commit();
    await refused;
    expect(await db().charge.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
  }),
);

test("without a card the run waits for its checkout page, and one canceled before it started doesn't count", () =>
  sandbox.within(async () => {
    const { ctx, study } = await begin(2);
    await publish(ctx, study.id, FREE);
    const [run] = await db().swarmRun.findMany({ where: { studyId: study.id } });
    await cancel(ctx, run?.id ?? "");
    expect((await estimate(ctx, study.id)).swarm?.used).toBe(2);
    await expect(cancel(ctx, run?.id ?? "")).rejects.toMatchObject({ kind: "conflict" });
    const again = await start(ctx, study.id, FREE);
    await setOut(ctx, (await getRun(ctx, again.runId ?? "")).agents[0]?.id ?? "");
    await cancel(ctx, again.runId ?? "");
    const { runId, checkoutUrl } = await start(ctx, study.id, PAID);
    expect([runId, typeof checkoutUrl]).toEqual([null, "string"]);
    expect((await start(ctx, study.id, PAID)).checkoutUrl).toBe(checkoutUrl);
  }));

test("a run that is paid for while another is under way isn't started, and is refunded", () =>
  sandbox.within(async () => {
    const { ctx, study } = await begin(3);
    await db().study.update({ where: { id: study.id }, data: { status: "running" } });
    const { charge, checkoutUrl } = await start(ctx, study.id, PAID);
    await makeSwarmRun(study, { status: "queued" });
    await sandbox.payPage(checkoutUrl ?? "");
    expect((await db().charge.findUnique({ where: { id: charge?.id ?? "" } }))?.status).toBe("refunding");
    expect(await db().swarmRun.count({ where: { studyId: study.id } })).toBe(1);
  }));

test("a draft reports everything it lacks, and a private address is refused", async () => {
  const { person, ctx } = await begin();
  const empty = await makeSwarmStudy(person, "", { tasks: [], personas: [], mayTest: false });
  const refused = await publish(ctx, empty.id, FREE).catch((error) => error);
  expect(refused.extra.problems.map(({ path }: { path: string }) => path)).toEqual([
    ...["swarm.targetUrl", "swarm.tasks", "swarm.personas", "swarm.mayTest"],
  ]);
  for (const site of [
    "http://127.0.0.1:4000/",
    "http://[::ffff:10.0.0.1]/",
    "http://2130706433/",
    "http://u:p@93.184.216.34/",
  ])
    await expect(publish(ctx, (await makeSwarmStudy(person, site)).id, FREE)).rejects.toMatchObject({
      kind: "invalid",
    });
});

test("ending the study stops its agents; an agent that was overtaken or canceled changes nothing", async () => {
  const { ctx, study } = await begin();
  await publish(ctx, study.id, FREE);
  const [run] = await runsOf(ctx.workspaceId);
  const agentId = run?.agents[0]?.id ?? "";
  const one = await setOut(ctx, agentId);
  const two = await setOut(ctx, agentId);
  expect([one?.attempt, two?.attempt]).toEqual([1, 2]);
  await end(ctx, study.id);
  expect(await setOut(ctx, agentId)).toBeNull();
  await fail(ctx, agentId, "Too late.");
  expect(await getRun(ctx, run?.id ?? "")).toMatchObject({
    status: "cancelled",
    error: null,
    agents: [{ status: "cancelled" }],
  });
});
