import { beforeEach, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import type { WorkProgress } from "@/lib/core/work-progress";
import { db } from "@/lib/db/client";
import { cancel } from "@/lib/services/readouts/cancel";
import { generate } from "@/lib/services/readouts/generate";
import { keepProgress } from "@/lib/services/readouts/keep-progress";
import { read } from "@/lib/services/readouts/read";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import { version } from "@/lib/services/readouts/version";
import { addLongTalks } from "@/tests/support/data/long-talks";
import { generated, makeInterviewed, runReadout } from "@/tests/support/data/readouts";
import { makePerson, makeWorkspace, type Person } from "@/tests/support/factories";
import { HONEST, type Step, withCoder } from "@/tests/support/stand-ins/coding-model";

let person: Person;
let ctx: Context;
let study: Awaited<ReturnType<typeof makeInterviewed>>["study"];

beforeEach(async () => {
  person = await makePerson(await makeWorkspace());
  ({ ctx } = person);
  ({ study } = await makeInterviewed(person, 0));
  await addLongTalks(ctx, study, 6);
});

const shown = async () => (await version(ctx, study.id)).progress;

/** Does the work of a request as far as the model is asked for this step, at which it dies. */
async function killedAt(asked: ReadoutRecord, at: Step) {
  const died = withCoder(
    {
      ...HONEST,
      asked: async (step) => {
        if (step !== at) return;
        await db().readout.update({ where: { id: asked.id ?? "" }, data: { generation: { increment: 1 } } });
      },
    },
    () => runReadout(ctx, asked),
  );
  await died;
  await db().readout.update({ where: { id: asked.id ?? "" }, data: { generation: asked.generation } });
}

describe("the progress of a readout", () => {
  test("says which transcript is read, that themes are written, and how many quotes were checked", async () => {
    const seen = new Map<Step, string[]>();
    const { result } = await withCoder(
      {
        ...HONEST,
        asked: async (step) => {
          const text = (await shown())?.text ?? "";
          // Several transcripts are read at a time.
          seen.set(step, [...(seen.get(step) ?? []), text]);
        },
      },
      () => generated(ctx, study.id),
    );
    expect(seen.get("mark")?.[0]).toBe("Reading transcript 1 of 6");
    expect(seen.get("mark")).toHaveLength(6);
    expect(seen.get("mark")).toContainEqual(expect.stringMatching(/^Reading transcript [3-6] of 6$/));
    expect(seen.get("codebook")).toEqual(["Writing themes"]);
    expect(seen.get("code")).toEqual([expect.stringMatching(/^Checking quotes: 0 of \d+$/)]);
    expect(new Set(seen.get("word"))).toEqual(new Set(["Putting the findings into words"]));
    expect(result).toMatchObject({ status: "ready", progress: null, fallback: null });
    expect(await shown()).toBeNull();
  });

  test("only ever grows", async () => {
    const shares: number[] = [];
    await withCoder({ ...HONEST, asked: async () => void shares.push((await shown())?.share ?? -1) }, () =>
      generated(ctx, study.id),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeCloseTo(0.9);
  });

  test("stays at the furthest of a step, in whatever order several calls at a time tell it", async () => {
    const { id, generation } = await generate(ctx, study.id);
    const asked = { readoutId: id ?? "", studyId: study.id, generation };
    const tell = (progress: WorkProgress) => keepProgress(ctx, asked, progress);
    for (const done of [0, 2, 1]) expect(await tell({ step: "read", done, total: 6 })).toBe(true);
    expect((await shown())?.text).toBe("Reading transcript 3 of 6");
    await tell({ step: "code", done: 0, total: 9 });
    expect((await shown())?.text).toBe("Checking quotes: 0 of 9");
  });

  test("survives its process, goes on from there, and isn't left behind", async () => {
    const asked = await generate(ctx, study.id);
    await killedAt(asked, "codebook");
    expect((await read(ctx, study.id)).progress?.text).toBe("Writing themes");
    const { steps } = await withCoder(HONEST, () => runReadout(ctx, asked));
    expect(
      steps.filter((step) => step === "mark"),
      "what was read isn't read again",
    ).toEqual([]);
    expect(await read(ctx, study.id)).toMatchObject({ status: "ready", progress: null });
  });

  test("is that of the new request when it is generated again", async () => {
    await killedAt(await generate(ctx, study.id), "codebook");
    await generate(ctx, study.id);
    expect(await shown()).toBeNull();
  });

  test("is there for the built-in analyst too", async () => {
    const texts: (string | undefined)[] = [];
    const asked = await generate(ctx, study.id);
    const running = runReadout(ctx, asked);
    while ((await read(ctx, study.id)).status === "generating") texts.push((await shown())?.text);
    await running;
    expect(texts).toContain("Sorting what was said into themes");
  });
});

describe("a generation that is cancelled", () => {
  test("ends before the next call, leaves no readout, and what was read is kept", async () => {
    await addLongTalks(ctx, study, 10);
    let marks = 0;
    let cancelled: Promise<unknown> | undefined;
    // Those who are asked beside the fourth wait for the cancellation too, however long it takes.
    const asked = async (step: string) => {
      if (step !== "mark" || ++marks < 4) return;
      cancelled ??= cancel(ctx, study.id);
      await cancelled;
    };
    const { result, steps } = await withCoder({ ...HONEST, asked }, () => generated(ctx, study.id));
    expect(steps.length).toBeLessThan(8);
    expect(steps).not.toContain("codebook");
    expect(result).toMatchObject({ status: "none", error: null, progress: null, themes: [] });
    const again = await withCoder(HONEST, () => generated(ctx, study.id));
    expect(again.result).toMatchObject({ status: "ready", madeBy: "test-model" });
    expect(again.steps.filter((step) => step === "mark").length).toBeLessThanOrEqual(12);
  });

  test("leaves the earlier readout as it was", async () => {
    const before = await generated(ctx, study.id);
    const asked = await generate(ctx, study.id);
    const after = await cancel(ctx, study.id);
    expect(after).toMatchObject({ status: "ready", generatedAt: before.generatedAt, summary: before.summary });
    expect(after.version).toBeGreaterThan(asked.version);
    await runReadout(ctx, asked);
    expect(await read(ctx, study.id)).toEqual(after);
  });

  test("can be requested again, and one that isn't under way can't be cancelled", async () => {
    await expect(cancel(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
    await generate(ctx, study.id);
    await cancel(ctx, study.id);
    await expect(cancel(ctx, study.id)).rejects.toMatchObject({ kind: "conflict" });
    expect((await generated(ctx, study.id)).status).toBe("ready");
  });

  test("is for those who may generate it", async () => {
    await generate(ctx, study.id);
    const observer = await makePerson({ id: ctx.workspaceId, plan: ctx.plan }, "observer");
    await expect(cancel(observer.ctx, study.id)).rejects.toMatchObject({ kind: "forbidden" });
  });
});
