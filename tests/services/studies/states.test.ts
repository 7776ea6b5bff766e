import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { currentTransaction } from "@/lib/db/current-transaction";
import { transaction } from "@/lib/db/transaction";
import { closeIfDue } from "@/lib/services/studies/close-if-due";
import { completeIfFull } from "@/lib/services/studies/complete-if-full";
import { end } from "@/lib/services/studies/end";
import { launch } from "@/lib/services/studies/launch";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { pause } from "@/lib/services/studies/pause";
import { resume } from "@/lib/services/studies/resume";
import { update } from "@/lib/services/studies/update";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { lockWaits } from "@/tests/support/other-caller";

type Caller = Awaited<ReturnType<typeof makeCaller>>;
type State = "draft" | "running" | "paused" | "completed" | "stopped";
type Act = "edit" | "publish" | "pause" | "resume" | "end" | "fill" | "expire";

/** The contract's table, written down a second time: each action's result in each state; everything else is refused. */
const EXPECTED: Record<Act, Partial<Record<State, State>>> = {
  edit: { draft: "draft" },
  publish: { draft: "running" },
  pause: { running: "paused" },
  resume: { paused: "running" },
  end: { running: "stopped", paused: "stopped" },
  fill: { running: "completed", paused: "completed" },
  expire: { running: "completed", paused: "completed" },
};
const ACTS = Object.keys(EXPECTED) as Act[];

type Real = { caller: Caller; id: string; changes: number };
type Model = { state: State };

const refusable = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "conflict") return false;
    throw error;
  }
};

/** Carries out an action; false if it was refused. */
function perform({ caller: { ctx }, id }: Real, act: Act): Promise<boolean> {
  if (act === "edit") return refusable(update(ctx, id, { question: `Question ${newId("study")}` }));
  if (act === "pause") return refusable(pause(ctx, id));
  if (act === "resume") return refusable(resume(ctx, id));
  if (act === "end") return refusable(end(ctx, id));
  return transaction(ctx, async (tx) => {
    if (act === "publish") return launch(tx, ctx, id);
    if (act === "fill") return completeIfFull(tx, ctx, id);
    return closeIfDue(tx, ctx, await lockStudy(tx, ctx, id));
  });
}

async function stateOf({ id }: Real): Promise<State> {
  const { status, endedReason } = await db().study.findUniqueOrThrow({ where: { id } });
  return (status === "ended" ? endedReason : status) as State;
}

class One implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly act: Act) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const next = EXPECTED[this.act][model.state];
    expect(await perform(real, this.act), `${this.act} of ${model.state}`).toBe(next !== undefined);
    model.state = next ?? model.state;
    if (next) real.changes++;
    expect(await stateOf(real)).toBe(model.state);
  }
  toString = () => this.act;
}

/** Two callers at once: the result is that of one after the other, in either order. */
class AtOnce implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly acts: [Act, Act]) {}
  check = () => true;
  async run(model: Model, real: Real) {
    const [a, b] = this.acts;
    const serial = (order: [Act, Act]) => {
      const first = EXPECTED[order[0]][model.state];
      const second = EXPECTED[order[1]][first ?? model.state];
      return { state: second ?? first ?? model.state, done: [first !== undefined, second !== undefined] };
    };
    const ab = serial([a, b]);
    const ba = serial([b, a]);
    const possible = [ab, { state: ba.state, done: [...ba.done].reverse() }];
    const done = await Promise.all([perform(real, a), perform(real, b)]);
    model.state = await stateOf(real);
    real.changes += done.filter(Boolean).length;
    expect(possible).toContainEqual({ state: model.state, done });
  }
  toString = () => this.acts.join(" | ");
}

/** A study that is full and past its deadline as soon as it runs, so that every action can be tried at any time. */
async function makeReal(caller: Caller): Promise<Real> {
  const study = await makeStudy(caller.person, { targetParticipants: 1, deadline: new Date(Date.now() - 1000) });
  const { workspaceId, id: studyId } = study;
  const participantId = newId("participant");
  await db().participant.create({ data: { id: participantId, workspaceId, studyId, number: 1, source: "link" } });
  const session = { id: newId("session"), workspaceId, studyId, participantId, status: "completed" };
  await db().studySession.create({ data: session });
  return { caller, id: studyId, changes: 0 };
}

/** Sets the state as it would have come about. */
async function put(real: Real, state: State) {
  const over = state === "completed" || state === "stopped";
  await db().study.update({
    where: { id: real.id },
    data: {
      status: over ? "ended" : state,
      endedReason: over ? state : null,
      launchedAt: state === "draft" ? null : new Date(),
      endedAt: over ? new Date() : null,
    },
  });
}

describe("every act in every state", () => {
  test.each(ACTS)("%s", async (act) => {
    const real = await makeReal(await makeCaller());
    for (const state of ["draft", "running", "paused", "completed", "stopped"] as const) {
      await put(real, state);
      await new One(act).run({ state }, real);
    }
  });
});

test("whatever is done to a study, in any order and by two concurrent callers, its state follows the table", async () => {
  const caller = await makeCaller();
  const rarely = fc.constantFrom<Act>("end", "fill", "expire");
  const often = fc.constantFrom<Act>("edit", "publish", "pause", "resume");
  const act = fc.oneof({ arbitrary: rarely, weight: 1 }, { arbitrary: often, weight: 5 });
  const commands = fc.commands([act.map((one) => new One(one)), fc.tuple(act, act).map((acts) => new AtOnce(acts))], {
    maxCommands: 16,
  });
  await fc.assert(
    fc.asyncProperty(commands, async (given) => {
      const real = await makeReal(caller);
      await fc.asyncModelRun(() => ({ model: { state: "draft" as State }, real }), given);
      const where = { workspaceId: caller.workspace.id, resourceId: real.id };
      const { launchedAt, endedAt, status } = await db().study.findUniqueOrThrow({ where: { id: real.id } });
      expect(await db().outboxEvent.count({ where: { ...where, kind: "study.changed" } })).toBe(real.changes);
      expect(await db().outboxEvent.count({ where: { ...where, kind: "test.published" } })).toBe(launchedAt ? 1 : 0);
      expect(await db().auditEntry.count({ where: { targetId: real.id } })).toBe(real.changes);
      expect([launchedAt !== null, endedAt !== null]).toEqual([status !== "draft", status === "ended"]);
    }),
    { numRuns: 40 },
  );
});

test("a change that arrives during the launch waits for it, and is refused", async () => {
  const { ctx, person } = await makeCaller();
  const { id, question } = await makeStudy(person);
  let change: Promise<boolean> | undefined;
  await transaction(ctx, async (tx) => {
    await launch(tx, ctx, id);
    change = currentTransaction.exit(() => refusable(update(ctx, id, { question: "Too late" })));
    await lockWaits(1);
  });
  expect(await change).toBe(false);
  expect(await db().study.findUniqueOrThrow({ where: { id } })).toMatchObject({ question, status: "running" });
});

test("a study with a place left, without a target or with an excluded session is not ended as full", async () => {
  const { ctx, person } = await makeCaller();
  const real = await makeReal({ ctx, person } as Caller);
  const complete = () => transaction(ctx, (tx) => completeIfFull(tx, ctx, real.id));
  const where = { id: real.id };
  for (const data of [{ targetParticipants: 2 }, { targetParticipants: null }]) {
    await db().study.update({ where, data: { ...data, status: "running" } });
    expect(await complete()).toBe(false);
  }
  await db().study.update({ where, data: { targetParticipants: 1 } });
  await db().studySession.updateMany({ where: { studyId: real.id }, data: { excludedAt: new Date() } });
  expect(await complete()).toBe(false);
  await db().studySession.updateMany({ where: { studyId: real.id }, data: { excludedAt: null } });
  expect(await complete()).toBe(true);
});
