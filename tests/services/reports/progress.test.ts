import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { cancel } from "@/lib/services/reports/cancel";
import { create } from "@/lib/services/reports/create";
import { get } from "@/lib/services/reports/get";
import { regenerate } from "@/lib/services/reports/regenerate";
import { jobOf, runAs, wordsOf, written } from "@/tests/support/data/reports";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { HONEST, Refusal, type Step, withCoder } from "@/tests/support/stand-ins/coding-model";

let ctx: Context;
let fileIds: string[];
beforeEach(async () => {
  ({ ctx } = await makeCaller({ plan: "team" }));
  const projectId = await makeProject(ctx);
  fileIds = [];
  for (const [name, said] of [
    ["Ana", "The monthly price is far too expensive for our small team."],
    ["Ben", "I was shocked how expensive the price got."],
  ] as const)
    fileIds.push(await addTranscript(ctx, [{ speaker: name, text: said }], { projectId }));
});

const wish = () => ({ template: "summary", fileIds }) as const;

describe("a report that is being written", () => {
  test("says how far it is, and nothing once it is written", async () => {
    const { id } = await create(ctx, wish());
    expect((await get(ctx, id)).progress).toBeNull();
    const seen = new Map<Step, string | undefined>();
    await withCoder(
      { ...HONEST, asked: async (step) => void seen.set(step, (await get(ctx, id)).progress?.step) },
      async () => runAs(ctx, (await jobOf(id)).id),
    );
    expect(Object.fromEntries(seen)).toEqual({ codebook: "codebook", code: "code", word: "word" });
    expect(await get(ctx, id)).toMatchObject({ status: "ready", progress: null });
  });

  test("that is cancelled asks the model nothing more, and isn't written", async () => {
    const { id } = await create(ctx, wish());
    const { steps } = await withCoder(
      { ...HONEST, asked: async (step) => void (step === "codebook" && (await cancel(ctx, id))) },
      async () => runAs(ctx, (await jobOf(id)).id),
    );
    expect(steps).toEqual(["codebook"]);
    expect(await get(ctx, id)).toMatchObject({
      status: "failed",
      error: "Someone cancelled it before it was written.",
      progress: null,
    });
    expect(await jobOf(id)).toMatchObject({ status: "failed", error: "It was cancelled." });
  });

  test("again and is cancelled has what it had", async () => {
    const before = await written(ctx, wish());
    await regenerate(ctx, before.id);
    expect(await cancel(ctx, before.id)).toMatchObject({ status: "ready", error: null });
    expect(wordsOf(await get(ctx, before.id))).toEqual(wordsOf(before));
  });

  test("can be cancelled only while it is written, and only by those who may write it", async () => {
    const { id } = await written(ctx, wish());
    await expect(cancel(ctx, id)).rejects.toMatchObject({ kind: "conflict" });
    const [observer, stranger] = [
      await makePerson({ id: ctx.workspaceId, plan: ctx.plan }, "observer"),
      await makeCaller(),
    ];
    await expect(cancel(observer.ctx, id)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(cancel(stranger.ctx, id)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("by the built-in analyst, because the model failed, says so", async () => {
    const { result } = await withCoder({ asked: async () => new Refusal(401) }, () => written(ctx, wish()));
    expect(result.madeBy).toBe("built-in");
    expect(wordsOf(result).join(" ")).toContain("The language model was not available");
    expect(wordsOf(await written(ctx, wish())).join(" ")).not.toContain("language model");
  });
});
