import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { startJob } from "@/lib/services/analysis/start-job";
import { runAutoTag } from "@/lib/services/auto-tag/run";
import { remove as removeProject } from "@/lib/services/projects/remove";
import { remove } from "@/lib/services/tag-applications/remove";
import { merge } from "@/lib/services/tags/merge";
import { remove as removeTag } from "@/lib/services/tags/remove";
import { analyse, systemOf, taggedWords } from "@/tests/support/data/analysis-jobs";
import { makeProject, makeTag, tagLines } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { expectFaithful } from "@/tests/support/read/passages";

const LINES = [
  { speaker: "Dana", text: "What about the price?" },
  { speaker: "Ana", text: "The price was fair, the pricing page was clear." },
  { speaker: "Ana", text: "Their support replied within minutes." },
  { speaker: "Dana", text: "And the others?" },
  { speaker: "Ben", text: "I thought the prices were far too high for us." },
];

async function furnished() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const fileId = await addTranscript(caller.ctx, LINES, { projectId });
  return { ...caller, projectId, fileId };
}

const TOPICS = [
  [
    "The price is too high for a firm of our size.",
    "We pay the monthly price per seat.",
    "A fair price has no extra fee.",
  ],
  ["Support took four days to reply.", "I wrote to support and got a ticket.", "The agent in the chat was kind."],
  ["The export to a spreadsheet lost its columns.", "I import the file every week.", "That csv file has commas."],
  ["I gave them my password and it failed.", "Signing in asked for a code again.", "My login stopped on the phone."],
];

/** Three people who each talk about four topics in turn. */
async function talked() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  for (const [place, speaker] of ["Ana", "Ben", "Cleo"].entries()) {
    const said = TOPICS.flatMap((lines) =>
      lines.map((text) => ({ speaker, text: `${text} That is what ${place + 1} of us saw.` })),
    );
    await addTranscript(caller.ctx, said, { projectId, name: `${speaker}.vtt` });
  }
  return { ...caller, projectId };
}

describe("tagging automatically", () => {
  test("existing tags are used first, on what participants said, word for word", async () => {
    const { ctx, projectId } = await furnished();
    await makeTag(ctx, projectId, "Pricing");
    const job = await analyse(ctx, "auto-tag", projectId);
    expect(job).toMatchObject({ status: "succeeded", result: { tags_created: [], applications: 2 } });
    expect(await taggedWords(projectId)).toEqual({ Pricing: [LINES[4]?.text, LINES[1]?.text] });
    await expectFaithful(ctx.workspaceId);
  });

  test("a new tag is created for what several lines are about; each is reported once", async () => {
    const { ctx, projectId } = await talked();
    const job = await analyse(ctx, "auto-tag", projectId);
    const tags = await db().tag.findMany({ where: { projectId } });
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.length).toBeLessThanOrEqual(12);
    const { tags_created: created, applications } = job.result as {
      tags_created: { id: string }[];
      applications: number;
    };
    expect(created.map(({ id }) => id).sort()).toEqual(tags.map(({ id }) => id).sort());
    expect(await db().tagApplication.count({ where: { tag: { projectId } } })).toBe(applications);
    const events = await db().outboxEvent.findMany({ where: { workspaceId: ctx.workspaceId, kind: "tag.created" } });
    expect(events.map(({ data }) => data)).toEqual(expect.arrayContaining(created));
    expect(events).toHaveLength(tags.length);
    await expectFaithful(ctx.workspaceId);
  });

  test("run again, it duplicates nothing", async () => {
    const { ctx, projectId } = await talked();
    await analyse(ctx, "auto-tag", projectId);
    const before = await taggedWords(projectId);
    const again = await analyse(ctx, "auto-tag", projectId);
    expect(again.result).toEqual({ tags_created: [], applications: 0 });
    expect(await taggedWords(projectId)).toEqual(before);
  });

  test("lines that already have the tag, even in part, are left alone", async () => {
    const { ctx, projectId, fileId } = await furnished();
    const tagId = await makeTag(ctx, projectId, "Pricing");
    await tagLines(ctx, tagId, fileId, 1);
    expect((await analyse(ctx, "auto-tag", projectId)).result).toMatchObject({ applications: 1 });
  });

  test("a tag that a person removed is never put back, not even after a merge", async () => {
    const { ctx, projectId, fileId } = await furnished();
    const tagId = await makeTag(ctx, projectId, "Pricing");
    await analyse(ctx, "auto-tag", projectId);
    const made = await db().tagApplication.findFirstOrThrow({ where: { tagId, passage: { firstIndex: 1 } } });
    await remove(ctx, made.id);
    expect((await analyse(ctx, "auto-tag", projectId)).result).toMatchObject({ applications: 0 });
    await merge(ctx, tagId, await makeTag(ctx, projectId, "Prices"));
    await analyse(ctx, "auto-tag", projectId);
    expect(await taggedWords(projectId)).toEqual({ Prices: [LINES[4]?.text] });
    await expect(db().passage.count({ where: { ownerId: fileId } })).resolves.toBe(1);
  });

  test("a tag that somebody deleted isn't created again, nor one that means the same", async () => {
    const { ctx, projectId } = await talked();
    await analyse(ctx, "auto-tag", projectId);
    const [tag] = await db().tag.findMany({ where: { projectId }, orderBy: { id: "asc" } });
    await removeTag(ctx, tag?.id ?? "");
    const { result } = await analyse(ctx, "auto-tag", projectId);
    expect(result).toMatchObject({ tags_created: [] });
    expect(Object.keys(await taggedWords(projectId))).not.toContain(tag?.title);
  });

  test("a line gets at most two tags, and a tag at most five lines of one person", async () => {
    const { ctx, projectId } = await furnished();
    for (const title of ["Price", "Support", "Login", "Export"]) await makeTag(ctx, projectId, title);
    const text = "The price of support, the login and the export were all I looked at that day.";
    const said = Array.from({ length: 9 }, (_, at) => ({ speaker: "Cleo", text: `${text} Day ${at}.` }));
    const fileId = await addTranscript(ctx, said, { projectId });
    await analyse(ctx, "auto-tag", projectId, [fileId]);
    const applied = await db().tagApplication.findMany({
      where: { passage: { ownerId: fileId } },
      select: { tagId: true, passage: { select: { firstIndex: true } } },
    });
    const most = (keys: (string | null)[]) =>
      Math.max(...new Set(keys.map((key) => keys.filter((one) => one === key).length)));
    expect(most(applied.map(({ passage }) => String(passage.firstIndex)))).toBe(2);
    expect(most(applied.map(({ tagId }) => tagId))).toBe(5);
  });

  test("only the given files are read", async () => {
    const { ctx, projectId } = await furnished();
    await makeTag(ctx, projectId, "Pricing");
    const other = await addTranscript(ctx, [{ speaker: "Cleo", text: "The price is fine." }], { projectId });
    await analyse(ctx, "auto-tag", projectId, [other]);
    expect(await taggedWords(projectId)).toEqual({ Pricing: ["The price is fine."] });
  });

  test("a line that may not be quoted is not tagged", async () => {
    const { ctx, projectId, fileId } = await furnished();
    await makeTag(ctx, projectId, "Pricing");
    await db().$executeRaw`UPDATE segment SET citable = false WHERE owner_id = ${fileId} AND index = 4`;
    expect((await analyse(ctx, "auto-tag", projectId)).result).toMatchObject({ applications: 1 });
  });
});

describe("an auto-tag job", () => {
  test("has one effect even if its step is repeated", async () => {
    const { ctx, projectId } = await talked();
    const { id } = await startJob(ctx, "auto-tag", projectId);
    await Promise.all([1, 2, 3].map(() => runAutoTag(systemOf(ctx), id)));
    await runAutoTag(systemOf(ctx), id);
    const { result } = await db().job.findUniqueOrThrow({ where: { id } });
    const tags = await db().tag.findMany({ where: { projectId }, select: { title: true } });
    expect(result).toMatchObject({ tags_created: tags.map(() => expect.anything()) });
    expect(new Set(tags.map(({ title }) => title)).size).toBe(tags.length);
  });

  test("and another at the same time create each tag and each application once", async () => {
    const { ctx, projectId } = await talked();
    const jobs = await Promise.all([1, 2].map(() => startJob(ctx, "auto-tag", projectId)));
    await Promise.all(jobs.map(({ id }) => runAutoTag(systemOf(ctx), id)));
    const done = await db().job.findMany({ where: { id: { in: jobs.map(({ id }) => id) } } });
    expect(done.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    const tags = await db().tag.findMany({ where: { projectId }, select: { title: true } });
    expect(new Set(tags.map(({ title }) => title)).size).toBe(tags.length);
    const applied = await db().tagApplication.count({ where: { tag: { projectId } } });
    const counted = done.map(({ result }) => (result as { applications: number }).applications);
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(applied);
  });

  test("ends with a plain sentence when its project is deleted, and leaves nothing", async () => {
    const { ctx, projectId } = await furnished();
    const { id } = await startJob(ctx, "auto-tag", projectId);
    await removeProject(ctx, projectId);
    await runAutoTag(systemOf(ctx), id);
    expect(await db().job.findUniqueOrThrow({ where: { id } })).toMatchObject({
      status: "failed",
      error: "The project was deleted.",
      projectId: null,
      result: null,
    });
  });

  test("deleted midway: either done before, or failed and nothing stored", async () => {
    for (let round = 0; round < 3; round++) {
      const { ctx, projectId } = await furnished();
      await makeTag(ctx, projectId, "Pricing");
      const { id } = await startJob(ctx, "auto-tag", projectId);
      await Promise.all([runAutoTag(systemOf(ctx), id), removeProject(ctx, projectId)]);
      const job = await db().job.findUnique({ where: { id } });
      if (job) expect(job).toMatchObject({ status: "failed", error: "The project was deleted." });
      expect(await db().tagApplication.count({ where: { workspaceId: ctx.workspaceId } })).toBe(0);
    }
  });
});
