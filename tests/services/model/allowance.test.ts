import { describe, expect, test } from "vitest";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { ask } from "@/lib/services/eva/ask";
import { generate } from "@/lib/services/model/generate";
import { month } from "@/lib/services/model/month";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

const schema = z.object({ word: z.string() });
const prompt = {
  schema,
  system: "Say a word.",
  messages: [{ role: "user" as const, content: "Go." }],
  mostTokens: 100,
};
const usage = { prompt_tokens: 40, completion_tokens: 7 };
const says = () => ({ content: '{"word": "yes"}', usage });
const used = ({ workspaceId }: { workspaceId: string }) => db().modelUsage.findMany({ where: { workspaceId } });

describe("what a workspace may use of the model in a month", () => {
  test("is counted as the service counts it, by workspace and calendar month", async () => {
    const [{ ctx }, other] = [await makeCaller(), await makeCaller()];
    await withModelAnswering(says, async () => {
      for (const _ of [1, 2]) expect(await generate(ctx, prompt)).toEqual({ word: "yes" });
      expect(await month(ctx)).toMatchObject({ calls: 2, tokens: { used: 94, included: 3_000_000 }, costCents: null });
      expect(await month(other.ctx)).toMatchObject({ calls: 0, tokens: { used: 0 } });
    });
    const [row] = await used(ctx);
    expect(row?.month.toISOString()).toBe(`${new Date().toISOString().slice(0, 7)}-01T00:00:00.000Z`);
  });

  test("is never exceeded by concurrent callers", async () => {
    const { ctx } = await makeCaller();
    const { result, calls } = await withModelAnswering(
      says,
      () => Promise.allSettled(Array.from({ length: 12 }, () => generate(ctx, prompt))),
      { MODEL_MONTHLY_TOKENS: 500 },
    );
    const done = result.filter(({ status }) => status === "fulfilled").length;
    expect(done).toBe(calls.length);
    expect(done).toBeGreaterThan(0);
    for (const one of result.filter(({ status }) => status === "rejected"))
      expect(one).toMatchObject({ reason: { failure: "used-up" } });
    const [row] = await used(ctx);
    expect(Number((row?.inputTokens ?? 0n) + (row?.outputTokens ?? 0n))).toBe(done * 47);
    expect(done * 47).toBeLessThanOrEqual(500);
  });

  test("may also be limited in money", async () => {
    const { ctx } = await makeCaller();
    const prices = { MODEL_CENTS_PER_MILLION_INPUT: 100_000, MODEL_CENTS_PER_MILLION_OUTPUT: 1_000_000 };
    await withModelAnswering(says, () => generate(ctx, prompt), { ...prices, MODEL_MONTHLY_CENTS: 150 });
    const another = withModelAnswering(says, () => generate(ctx, prompt), { ...prices, MODEL_MONTHLY_CENTS: 100 });
    await expect(another).rejects.toMatchObject({ failure: "used-up" });
    const { result } = await withModelAnswering(says, () => month(ctx), prices);
    expect(result).toMatchObject({ calls: 1, costCents: 11 });
  });

  test("returns what a failed call didn't use, and keeps what an interrupted one may have cost", async () => {
    const { ctx } = await makeCaller();
    const fails = withModelAnswering(
      () => ({ status: 500 }),
      () => generate(ctx, prompt),
    );
    await expect(fails).rejects.toMatchObject({ failure: "unreachable" });
    expect((await used(ctx))[0]).toMatchObject({ inputTokens: 0n, outputTokens: 0n });
    const late = withModelAnswering(
      () => ({ never: true }),
      () => generate(ctx, prompt),
      { MODEL_TIMEOUT_SECONDS: 0.2 },
    );
    await expect(late).rejects.toMatchObject({ failure: "slow" });
    expect((await used(ctx))[0]).toMatchObject({ outputTokens: 100n });
  });

  test("may stay counted too much if it can't be corrected, but no answer is lost for that", async () => {
    const { ctx } = await makeCaller();
    const beside = await otherCaller();
    const answers = async () => {
      await beside.run("SELECT 1 FROM model_usage WHERE workspace_id = $1 FOR UPDATE", [ctx.workspaceId]);
      return says();
    };
    const generated = withModelAnswering(answers, () => generate(ctx, prompt).catch((error: unknown) => error));
    await beside.waitedFor();
    await beside.run(
      "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))",
      [],
    );
    const { result } = await generated;
    await beside.commit();
    expect(result).toEqual({ word: "yes" });
    expect((await used(ctx))[0]).toMatchObject({ calls: 1, outputTokens: 100n });
  });

  test("when it is used up Eva answers without the model, asks it nothing, and says so", async () => {
    const { ctx } = await makeCaller();
    await addTranscript(ctx, [{ speaker: "Ben", text: "I loved the export. It just worked." }]);
    const { result, calls } = await withModelAnswering(says, () => ask(ctx, { question: "Who loved the export?" }), {
      MODEL_MONTHLY_TOKENS: 10,
    });
    expect(calls).toHaveLength(0);
    expect(result.fallback).toBe(true);
    expect(result.answer).toMatch(/“I loved the export.*allowance for the language model is used up/s);
  });
});
