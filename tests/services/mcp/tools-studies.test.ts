import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { ANYONE } from "@/lib/core/study/audience";
import { db } from "@/lib/db/client";
import { createDraftStudy } from "@/lib/mcp/tools/create-draft-study";
import { getStudy } from "@/lib/mcp/tools/get-study";
import { getStudyStatus } from "@/lib/mcp/tools/get-study-status";
import { listStudies } from "@/lib/mcp/tools/list-studies";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeProject } from "@/tests/support/data/tags";
import { makeCaller, makePerson, makeWorkspace } from "@/tests/support/factories";
import { everyPage, runTool } from "@/tests/support/run/run-tool";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let ctx: Context;
beforeAll(async () => {
  caller = await makeCaller();
  ctx = caller.ctx;
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe("list_studies", () => {
  test("returns the newest first, page after page, each study once", async () => {
    const { person, ctx: own } = await makeCaller();
    const ids: string[] = [];
    for (let number = 1; number <= 5; number += 1)
      ids.unshift((await makeStudy(person, { createdAt: day(number) })).id);
    const pages = await everyPage((cursor) => runTool(listStudies, own, { limit: 2, cursor }));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  });

  test("finds by status, type and a part of the words, and says how many sessions are completed", async () => {
    const { person, ctx: own } = await makeCaller();
    const study = await makeStudy(person, {
      status: "running",
      title: "Why people leave",
      question: "Is it the price?",
    });
    await makeStudy(person, { type: "live-interview" });
    await addSession(own, study, [{ questionId: "q1", text: "By card." }]);
    for (const asked of [{ status: "running" }, { type: "ai-curated-interview" }, { q: "THE PRICE" }] as const) {
      const { items } = await runTool(listStudies, own, asked);
      expect(items).toMatchObject([{ id: study.id, sessionsCompleted: 1, target: 3, question: "Is it the price?" }]);
    }
    expect(await runTool(listStudies, own, { q: "nothing is called so" })).toEqual({ items: [] });
  });

  test("another list's cursor is refused", async () => {
    const { person, ctx: own } = await makeCaller();
    await makeStudy(person);
    await makeStudy(person);
    const { nextCursor } = await runTool(listStudies, own, { limit: 1 });
    await expect(runTool(listStudies, own, { limit: 1, status: "draft", cursor: nextCursor })).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "cursor" }] },
    });
  });
});

describe("get_study", () => {
  test("says what is asked of whom, by id or slug, and only the requested parts", async () => {
    const audience = { ...ANYONE, locations: ["DE"], demographics: { ...ANYONE.demographics, ageMin: 30 } };
    const screener = { questions: [{ id: "c1", type: "numberInput" as const, label: "How old are you?" }] };
    const study = await makeStudy(caller.person, { audience, screener, slug: "a-slug", description: "Notes." });
    const whole = await runTool(getStudy, ctx, { study: study.id });
    expect(whole).toMatchObject({
      id: study.id,
      slug: "a-slug",
      status: "draft",
      description: "Notes.",
      guide: { sections: [{ id: "s1", title: "Checkout", questions: [{ id: "q1" }, { id: "q2", probe: "light" }] }] },
      screener: { questions: [{ id: "c1", label: "How old are you?" }] },
      audience: { locations: ["DE"], demographics: { ageMin: 30 }, nParticipants: 3, rewardCents: 500 },
    });
    expect(await runTool(getStudy, ctx, { study: "a-slug" })).toEqual(whole);
    const { guide: _, audience: __, ...rest } = whole;
    expect(await runTool(getStudy, ctx, { study: study.id, include: ["screener"] })).toEqual(rest);
  });

  test("a very long study is returned in parts that make up the whole", async () => {
    const questions = Array.from({ length: 100 }, (_, at) => ({
      id: `q${at}`,
      text: `${at} ${"why ".repeat(240)}`,
      kind: "single",
      required: true,
      probe: "none",
      options: Array.from({ length: 20 }, (_, option) => `${option} ${"x".repeat(90)}`),
    }));
    const sections = [
      { id: "s1", title: "First", questions: questions.slice(0, 40) },
      { id: "s2", title: "Second", questions: questions.slice(40) },
    ];
    const study = await makeStudy(caller.person, { guide: { sections } });
    const part = async (cursor?: string) => {
      const told = await runTool(getStudy, ctx, { study: study.id, cursor });
      return { ...told, items: told.guide?.sections.flatMap((section) => section.questions) ?? [] };
    };
    const parts = await everyPage(part);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(questions.map(({ id }) => id));
    expect(parts.map(({ truncated }) => truncated)).toEqual([...parts.slice(1).map(() => true), undefined]);
  });
});

test("get_study_status counts people as the app does, and names the next interview", async () => {
  const study = await makeStudy(caller.person, { status: "running", type: "live-interview" });
  const said = [{ questionId: "q1", text: "By card." }];
  await addSession(ctx, study, said);
  await addSession(ctx, study, said, { session: { qualityRating: "flagged" } });
  await addSession(ctx, study, said, { session: { excludedAt: new Date() } });
  const participantId = newId("participant");
  const { id: studyId, workspaceId } = study;
  await db().participant.create({
    data: { id: participantId, workspaceId, studyId, number: 4, status: "booked", source: "link" },
  });
  const startsAt = new Date(Date.now() + 3_600_000);
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) };
  await db().slot.create({ data: { id: newId("slot"), workspaceId, studyId, participantId, ...times } });
  expect(await runTool(getStudyStatus, ctx, { study: study.slug })).toMatchObject({
    id: studyId,
    status: "running",
    booked: 1,
    completed: 2,
    target: 3,
    opened: 4,
    quality: { good: 1, flagged: 1, excluded: 1 },
    nextSession: { participant: { id: participantId, label: "P4" }, startsAt: startsAt.toISOString() },
  });
});

describe("create_draft_study", () => {
  const question = "Why do trial users not come back after the first week?";

  test("makes a draft with a guide and says what launching would cost; nothing is published or charged", async () => {
    const { ctx: own, workspace } = await makeCaller();
    const asked = { question, audience_notes: "People who tried it in May.", n_participants: 10 };
    const drafted = await runTool(createDraftStudy, own, asked);
    expect(drafted).toMatchObject({ status: "draft", type: "ai-curated-interview", estimateCents: 6000 });
    expect(drafted.note).toContain("nothing was published and nothing was charged");
    expect(drafted.guide.sections.flatMap(({ questions }) => questions).length).toBeGreaterThan(3);
    const stored = await db().study.findUniqueOrThrow({ where: { id: drafted.id } });
    expect(stored).toMatchObject({ status: "draft", question, targetParticipants: 10, launchedAt: null });
    expect(stored.description).toBe("Who should take part: People who tried it in May.");
    expect(await db().charge.count({ where: { workspaceId: workspace.id } })).toBe(0);
    expect((await runTool(getStudy, own, { study: drafted.id })).question).toBe(question);
  });

  test("takes title, type and language as they are given", async () => {
    const given = { title: "Kommen sie wieder?", type: "ai-generated-survey", language: "de" } as const;
    expect(await runTool(createDraftStudy, ctx, { question, ...given })).toMatchObject(given);
  });

  test("drafts within a project, but not in another workspace's", async () => {
    const { ctx: own } = await makeCaller();
    const project = await makeProject(own);
    const drafted = await runTool(createDraftStudy, own, { question, project });
    expect(drafted.projectId).toBe(project);
    expect((await runTool(getStudy, own, { study: drafted.id })).projectId).toBe(project);
    const theirs = runTool(createDraftStudy, ctx, { question, project });
    await expect(theirs).rejects.toMatchObject({ kind: "not_found" });
  });

  test("is not for observers", async () => {
    const workspace = await makeWorkspace();
    const { ctx: observer } = await makePerson(workspace, "observer");
    await expect(runTool(createDraftStudy, observer, { question })).rejects.toMatchObject({ kind: "forbidden" });
    expect(await db().study.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });

  test.each([
    [{ question: "Too short" }],
    [{ question, n_participants: 501 }],
    [{ question, language: "no language" }],
    [{ question, unknown: 1 }],
  ])("refuses %j", (given) => {
    expect(createDraftStudy.input.safeParse(given).success).toBe(false);
  });
});
