import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { estimate } from "@/lib/services/readouts/estimate";
import { addLongTalks } from "@/tests/support/data/long-talks";
import { generated, makeInterviewed } from "@/tests/support/data/readouts";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { HONEST, withCoder } from "@/tests/support/stand-ins/coding-model";

let person: Person;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];

beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ({ ctx } = person);
  ({ study } = await makeInterviewed(person, 0));
});

const estimated = async (settings = {}) => (await withCoder(HONEST, () => estimate(ctx, study.slug), settings)).result;

describe("before a readout is generated", () => {
  test("it says how many tokens a model will use and how many are left, and less once it has read the sessions", async () => {
    await addLongTalks(ctx, study, 8);
    const before = await estimated();
    expect(before).toMatchObject({ model: "test-model", transcripts: 8, unread: 8, left: 3_000_000, isEnough: true });
    expect(before.tokens).toBeGreaterThan(8 * 400);
    await withCoder(HONEST, () => generated(ctx, study.id));
    const after = await estimated();
    expect(after).toMatchObject({ transcripts: 8, unread: 0, isEnough: true });
    expect(after.tokens).toBeLessThan(before.tokens);
    expect(after.left).toBeLessThan(before.left);
  });

  test("short answers are never unread, since they are read line by line", async () => {
    ({ study } = await makeInterviewed(person, 5));
    expect(await estimated()).toMatchObject({ transcripts: 5, unread: 0 });
  });

  test("it says if the month's tokens or money won't be enough", async () => {
    await addLongTalks(ctx, study, 4);
    const { tokens } = await estimated();
    expect(await estimated({ MODEL_MONTHLY_TOKENS: tokens + 100_000 })).toMatchObject({ isEnough: true });
    expect(await estimated({ MODEL_MONTHLY_TOKENS: tokens })).toMatchObject({ left: tokens, isEnough: false });
    const prices = { MODEL_CENTS_PER_MILLION_INPUT: 100, MODEL_CENTS_PER_MILLION_OUTPUT: 100 };
    const poor = await estimated({ ...prices, MODEL_MONTHLY_CENTS: 1 });
    expect(poor).toMatchObject({ left: 10_000, isEnough: false });
    expect(await estimated({ ...prices, MODEL_MONTHLY_CENTS: 100 })).toMatchObject({ left: 1_000_000, isEnough: true });
  });

  test("nothing is used without a model", async () => {
    await addLongTalks(ctx, study, 1);
    expect(await estimate(ctx, study.id)).toMatchObject({ model: null, tokens: 0, isEnough: true });
  });

  test("twenty interviews of half an hour are some 200,000 tokens the first time", async () => {
    await addLongTalks(ctx, study, 20, 15);
    expect((await estimated()).tokens).toBeGreaterThan(160_000);
    expect((await estimated()).tokens).toBeLessThan(280_000);
  });

  test("it is refused to observers, and if nothing counts yet", async () => {
    const empty = await makeStudy(person, { status: "ended" });
    await expect(estimate(ctx, empty.id)).rejects.toMatchObject({ kind: "conflict" });
    const observer = await makePerson({ id: ctx.workspaceId, plan: ctx.plan }, "observer");
    await expect(estimate(observer.ctx, study.id)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("who makes a readout", () => {
  test("is the built-in analyst if somebody asked for it, although there is a model", async () => {
    ({ study } = await makeInterviewed(person, 6));
    const { result, steps } = await withCoder(HONEST, () => generated(ctx, study.id, { isBuiltIn: true }));
    expect(result).toMatchObject({ status: "ready", madeBy: "built-in", fallback: null });
    expect(steps).toEqual([]);
  });

  test("is the built-in analyst if the month's tokens run out midway, and the readout says why", async () => {
    await addLongTalks(ctx, study, 8);
    const { result, steps } = await withCoder(HONEST, () => generated(ctx, study.id), { MODEL_MONTHLY_TOKENS: 10_000 });
    expect(steps.length).toBeGreaterThan(0);
    expect(result).toMatchObject({
      status: "ready",
      madeBy: "built-in",
      fallback: "This month’s allowance for the language model is used up.",
    });
    const kept = await withCoder(HONEST, () => generated(ctx, study.id));
    expect(kept.result).toMatchObject({ madeBy: "test-model", fallback: null });
    expect(kept.steps.filter((step) => step === "mark").length).toBeLessThan(8);
  });
});
