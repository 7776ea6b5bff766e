import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { startJob } from "@/lib/services/analysis/start-job";
import { runAutoTag } from "@/lib/services/auto-tag/run";
import { ask } from "@/lib/services/eva/ask";
import { analyseWithTitles } from "@/lib/services/insights/analyse-with-titles";
import { fail } from "@/lib/services/jobs/fail";
import { start } from "@/lib/services/jobs/start";
import { generate as generateAnswer } from "@/lib/services/model/generate";
import { generate } from "@/lib/services/readouts/generate";
import { read } from "@/lib/services/readouts/read";
import { create } from "@/lib/services/reports/create";
import { get } from "@/lib/services/reports/get";
import { systemOf, taggedWords } from "@/tests/support/data/analysis-jobs";
import { makeInterviewed, runReadout } from "@/tests/support/data/readouts";
import { jobOf, projectWithTalk, runAs } from "@/tests/support/data/reports";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject, makeTag } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { HONEST, withCoder } from "@/tests/support/stand-ins/coding-model";
import { withModelAnswering } from "@/tests/support/stand-ins/model-service";

class Killed extends Error {}
afterEach(() => atCrashPoints());

/** Does work that dies at a point of its first run and is then repeated; what it paid for the second time. */
async function paidAgain(point: string, paid: () => number, work: () => Promise<void>): Promise<number> {
  atCrashPoints((name) => {
    if (name === point) throw new Killed(name);
  });
  await expect(work()).rejects.toThrow(Killed);
  atCrashPoints();
  const before = paid();
  expect(before).toBeGreaterThan(0);
  await work();
  return paid() - before;
}
const kept = ({ workspaceId }: Context) => db().workAnswer.findMany({ where: { workspaceId } });

describe("what was paid for is kept until the work has ended, and a kill before it is stored costs nothing", () => {
  test("of a report", async () => {
    const { ctx } = await makeCaller();
    const { projectId } = await projectWithTalk(ctx);
    const { id } = await create(ctx, { projectId, prompt: "The export" });
    const job = await jobOf(id);
    let calls = 0;
    await withModelAnswering(
      ({ body }) => {
        calls++;
        const content = body.messages.at(-1)?.content ?? "";
        if (content.startsWith("You help")) return { content: '{"sayings": ["it broke"]}' };
        const said = [...content.matchAll(/"passage":(\d+)/g)];
        const passages = said.map(([, passage]) => ({ passage: Number(passage), side: "for" }));
        return {
          content: JSON.stringify(passages.length > 0 ? { passages } : { paragraphs: [], sayings: ["it broke"] }),
        };
      },
      async () => {
        expect(
          await paidAgain(
            "report written",
            () => calls,
            () => runAs(ctx, job.id),
          ),
        ).toBe(0);
      },
      { hearsSayings: true },
    );
    expect(await get(ctx, id)).toMatchObject({ status: "ready", madeBy: "test-model" });
    expect(await kept(ctx)).toEqual([]);
  });

  test("of tags", async () => {
    const { ctx } = await makeCaller();
    const projectId = await makeProject(ctx);
    const said = "What they ask for each seat is out of reach for a firm of our size.";
    await addTranscript(ctx, [{ speaker: "Ana", text: said }], { projectId });
    await makeTag(ctx, projectId, "Price");
    const { id } = await startJob(ctx, "auto-tag", projectId);
    let calls = 0;
    await withModelAnswering(
      () => ({
        content: JSON.stringify({ codes: [{ line: 0, tag: 0 }] }),
        usage: { prompt_tokens: ++calls, completion_tokens: 1 },
      }),
      async () => {
        expect(
          await paidAgain(
            "analysis stored",
            () => calls,
            () => runAutoTag(systemOf(ctx), id),
          ),
        ).toBe(0);
      },
    );
    expect(await taggedWords(projectId)).toEqual({ Price: [said] });
    expect(await kept(ctx)).toEqual([]);
  });

  test("of a readout", async () => {
    const { ctx, person } = await makeCaller();
    const { study } = await makeInterviewed(person);
    const asked = await generate(ctx, study.id);
    let calls = 0;
    const word = () => ({ summary: "", themes: [], claims: [], steps: [] });
    const counting = { ...HONEST, word, asked: () => void calls++ };
    await withCoder(counting, async () => {
      expect(
        await paidAgain(
          "readout drafted",
          () => calls,
          () => runReadout(ctx, asked),
        ),
      ).toBe(0);
    });
    expect(await read(ctx, study.id)).toMatchObject({ status: "ready", madeBy: "test-model" });
    expect(await kept(ctx)).toEqual([]);
  });
});

test.each(["chapters named", "chapters stored"])("of a session's chapters, with a kill at “%s”", async (point) => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const { sessionId } = await addSession(ctx, study, [
    { questionId: "q2", text: "Shipping costs came as a surprise at the very end." },
  ]);
  let calls = 0;
  const content = JSON.stringify({ titles: [{ chapter: 0, title: "Surprising shipping costs" }] });
  const answer = () => ({ content, usage: { prompt_tokens: ++calls, completion_tokens: 1 } });
  await withModelAnswering(answer, async () => {
    const work = () => analyseWithTitles(systemOf(ctx), sessionId);
    expect(await paidAgain(point, () => calls, work)).toBe(0);
  });
  const { chapters } = await db().studySession.findUniqueOrThrow({ where: { id: sessionId } });
  expect(chapters).toMatchObject([{ title: "Surprising shipping costs" }]);
  await db().studySession.delete({ where: { id: sessionId } });
  expect(await kept(ctx)).toEqual([]);
});

test("of a question to Eva, though whoever asked it died, or the database failed, before its answer was stored", async () => {
  const { ctx } = await makeCaller();
  const { projectId } = await projectWithTalk(ctx);
  let calls = 0;
  const answer = () => {
    calls++;
    return { content: JSON.stringify({ sentences: [{ text: "It is not.", quotes: [] }] }) };
  };
  await withModelAnswering(answer, async () => {
    const work = async () => {
      await ask(ctx, { question: "What about the export?", projectId }, { repeatKey: "once" });
    };
    expect(await paidAgain("question answered", () => calls, work)).toBe(0);
  });
  expect(await db().chatMessage.count({ where: { workspaceId: ctx.workspaceId } })).toBe(2);
  expect(await kept(ctx)).toEqual([]);
});

test("what is tagged with answers that were paid for needs no room in the month anymore", async () => {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx);
  const said = "What they ask for each seat is out of reach for a firm of our size.";
  await addTranscript(ctx, [{ speaker: "Ana", text: said }], { projectId });
  await makeTag(ctx, projectId, "Price");
  const { id } = await startJob(ctx, "auto-tag", projectId);
  let calls = 0;
  const content = JSON.stringify({ codes: [{ line: 0, tag: 0 }] });
  const answer = () => ({ content, usage: { prompt_tokens: 19_900, completion_tokens: ++calls } });
  const work = () => runAutoTag(systemOf(ctx), id);
  const again = () => paidAgain("analysis stored", () => calls, work);
  expect((await withModelAnswering(answer, again, { MODEL_MONTHLY_TOKENS: 20_000 })).result).toBe(0);
  expect(await db().job.findUnique({ where: { id } })).toMatchObject({ madeBy: "test-model", fallback: null });
  expect(await taggedWords(projectId)).toEqual({ Price: [said] });
});

test("an answer that is kept can't be read without the words that were asked about, nor outlives its work", async () => {
  const { ctx } = await makeCaller();
  const { id } = await startJob(ctx, "auto-tag", (await projectWithTalk(ctx)).projectId);
  await start(ctx, id, "auto-tag");
  const ask = (content: string, work = id) =>
    generateAnswer(
      { ...ctx, work },
      { schema: z.object({ word: z.string() }), system: "", messages: [{ role: "user", content }] },
    );
  const { calls } = await withModelAnswering(
    () => ({ content: '{"word": "Rosebud"}' }),
    async () => {
      for (const _ of [1, 2]) expect(await ask("Kane's last word")).toEqual({ word: "Rosebud" });
      const rows = await kept(ctx);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows.map(({ answer }) => Buffer.from(answer).toString("latin1")))).not.toContain("Rosebud");
      await ask("[Person]'s last word");
      await ask("Kane's last word", "job_that_has_ended");
    },
  );
  expect(calls).toHaveLength(3);
  expect(await kept(ctx)).toHaveLength(2);
  await fail(ctx, id, "It was cancelled.");
  expect(await kept(ctx)).toEqual([]);
});
