import { describe, expect, test } from "vitest";
import { GET as SEARCH } from "@/app/api/search/route";
import { POST as DRAFT } from "@/app/api/studies/[id]/draft/route";
import { POST as DUPLICATE } from "@/app/api/studies/[id]/duplicate/route";
import { POST as END } from "@/app/api/studies/[id]/end/route";
import { GET as ESTIMATE } from "@/app/api/studies/[id]/estimate/route";
import { POST as PAUSE } from "@/app/api/studies/[id]/pause/route";
import { POST as RESUME } from "@/app/api/studies/[id]/resume/route";
import { GET, PATCH } from "@/app/api/studies/[id]/route";
import { GET as LIST, POST } from "@/app/api/studies/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { countStatements } from "@/tests/support/watch/count-statements";

describe("POST /api/studies", () => {
  test("creates a draft from what is given, and GET returns it by id and by slug", async () => {
    const { key } = await makeCaller();
    const deadline = "2030-01-01T10:00:00.000Z";
    const body = {
      title: "Checkout, once more",
      type: "live-interview",
      language: "pt-br",
      guide: { sections: [{ title: "Start", questions: [{ text: "What happened?", probe: "deep" }] }] },
      screener: { questions: [{ type: "checkBox", label: "Which?", options: [{ option: "A" }] }] },
      audience: { locations: ["DE", "US-CA"], demographics: { ageMin: 25 } },
      settings: { targetParticipants: 5, rewardCents: 2_000, deadline, redirectUrl: "https://shop.test/thanks" },
    };
    const { status, json } = await call(POST, { key, body });
    expect([status, json.status, json.slug, json.language]).toEqual([201, "draft", "checkout-once-more", "pt-BR"]);
    expect(json.guide.sections[0]).toEqual({
      id: "s1",
      title: "Start",
      questions: [{ id: "q1", text: "What happened?", kind: "open", required: true, probe: "deep" }],
    });
    expect(json.screener.questions[0].options).toEqual([{ option: "A", qualifyIfChosen: false }]);
    expect(json.audience).toMatchObject({ locations: ["DE", "US-CA"], demographics: { ageMin: 25, gender: null } });
    expect(json.settings).toEqual({
      targetParticipants: 5,
      rewardCents: 2_000,
      deadline,
      durationMin: null,
      consentText: null,
      redirectUrl: "https://shop.test/thanks",
      voice: true,
      contactEmail: null,
    });
    expect(json.counts).toEqual({ participants: 0, inProgress: 0, completed: 0, target: 5 });
    for (const id of [json.id, json.slug]) expect((await call(GET, { key, params: { id } })).json).toEqual(json);
  });

  test("with draft, Eva writes title, guide and screener, without replacing what is given", async () => {
    const { key } = await makeCaller();
    const question = "Why do trial users leave checkout?";
    const { status, json } = await call(POST, { key, body: { question, draft: true } });
    expect([status, json.title, json.question, json.language]).toEqual([
      201,
      "Why trial users leave checkout",
      question,
      "en",
    ]);
    expect(json.guide.sections.length).toBeGreaterThanOrEqual(3);
    expect(json.screener.questions.length).toBeGreaterThanOrEqual(2);
    const guide = { sections: [] };
    const mine = await call(POST, { key, body: { question, draft: true, title: "Mine", guide } });
    expect([mine.json.title, mine.json.guide]).toEqual(["Mine", guide]);
    expect(mine.json.screener).toEqual(json.screener);
  });

  test("a question alone names the study; a missing project is 404", async () => {
    const { key } = await makeCaller();
    const { json } = await call(POST, { key, body: { question: "Is the card the reason?" } });
    expect([json.title, json.guide.sections]).toEqual(["Is the card the reason?", []]);
    expect((await call(POST, { key, body: { title: "x", projectId: newId("project") } })).status).toBe(404);
  });
});

describe("POST /api/studies/:id/draft", () => {
  test("returns a proposal and stores nothing; what is accepted is sent with PATCH", async () => {
    const { key, person } = await makeCaller();
    const study = await makeStudy(person, { question: "Warum kündigen Kunden ihr Abo?", type: "ai-generated-survey" });
    const { status, json } = await call(DRAFT, { key, params: { id: study.id }, body: {} });
    expect([status, json.by, json.language]).toEqual([200, "template", "de"]);
    expect(json.note).toContain("ohne Sprachmodell");
    expect(await db().study.findUniqueOrThrow({ where: { id: study.id } })).toEqual(study);
    const { guide, screener } = json;
    const patched = await call(PATCH, { key, params: { id: study.id }, body: { guide, screener } });
    expect([patched.status, patched.json.guide, patched.json.screener]).toEqual([200, guide, screener]);
    const other = await call(DRAFT, { key, params: { id: study.id }, body: { question: "How do cooks plan menus?" } });
    expect(other.json.title).toBe("How cooks plan menus");
  });

  test("a launched study is 409", async () => {
    const { key, person } = await makeCaller();
    const { id } = await makeStudy(person, { question: "Why?", status: "running" });
    expect((await call(DRAFT, { key, params: { id }, body: {} })).status).toBe(409);
  });
});

describe("PATCH /api/studies/:id", () => {
  test("replaces a part as a whole, settings one by one, and null clears", async () => {
    const { key, person } = await makeCaller();
    const { id } = await makeStudy(person, {
      question: "Why?",
      settings: { consentText: "Ours", redirectUrl: null, voice: false },
    });
    const body = {
      question: null,
      audience: { locations: ["DE"] },
      settings: { rewardCents: null, redirectUrl: "http://a.test" },
    };
    const { status, json } = await call(PATCH, { key, params: { id }, body });
    expect([status, json.question, json.audience.locations]).toEqual([200, null, ["DE"]]);
    expect(json.settings).toMatchObject({ consentText: "Ours", voice: false, redirectUrl: "http://a.test" });
    expect([json.settings.rewardCents, json.settings.targetParticipants]).toEqual([null, 3]);
  });

  test("anything but a draft is 409, and so is a study that someone else has changed meanwhile", async () => {
    const { key, person } = await makeCaller();
    for (const status of ["running", "paused", "ended"] as const) {
      const { id } = await makeStudy(person, { status });
      const answer = await call(PATCH, { key, params: { id }, body: { question: "Late" } });
      expect([answer.status, answer.json.error.code]).toEqual([409, "conflict"]);
    }
    const { id, updatedAt } = await makeStudy(person);
    const expectedUpdatedAt = updatedAt.toISOString();
    expect((await call(PATCH, { key, params: { id }, body: { title: "First", expectedUpdatedAt } })).status).toBe(200);
    expect((await call(PATCH, { key, params: { id }, body: { title: "Second", expectedUpdatedAt } })).status).toBe(409);
    expect((await call(GET, { key, params: { id } })).json.title).toBe("First");
  });
});

describe("GET /api/studies", () => {
  test("filters by status, type, project and words, and pages newest first", async () => {
    const { key, person } = await makeCaller();
    const project = await db().project.create({ data: { id: newId("project"), workspaceId: person.workspaceId } });
    const titles = ["Alpha 100%", "Beta", "Gamma"];
    for (const [at, title] of titles.entries())
      await makeStudy(person, {
        title,
        createdAt: new Date(2026, 0, at + 1),
        ...(at === 0 && { projectId: project.id }),
      });
    const survey = {
      title: "Delta",
      type: "ai-generated-survey",
      status: "running",
      question: "Do pots matter?",
    } as const;
    await makeStudy(person, { ...survey, createdAt: new Date(2026, 0, 9) });
    const named = async (query: Record<string, string>) =>
      (await call(LIST, { key, query })).json.items.map(({ title }: { title: string }) => title);
    expect(await named({})).toEqual(["Delta", "Gamma", "Beta", "Alpha 100%"]);
    expect(await named({ status: "running" })).toEqual(["Delta"]);
    expect(await named({ type: "ai-generated-survey" })).toEqual(["Delta"]);
    expect(await named({ projectId: project.id })).toEqual(["Alpha 100%"]);
    expect(await named({ q: "100%" })).toEqual(["Alpha 100%"]);
    expect(await named({ q: "POTS" })).toEqual(["Delta"]);
    const first = (await call(LIST, { key, query: { limit: "3" } })).json;
    expect(first.items[0]).not.toHaveProperty("guide");
    const rest = (await call(LIST, { key, query: { limit: "3", cursor: first.nextCursor } })).json;
    expect([rest.items.length, rest.nextCursor]).toEqual([1, null]);
  });

  test("a page of studies with their counts costs as much as one study", async () => {
    const { key, person } = await makeCaller();
    for (let at = 0; at < 5; at++) await makeStudy(person);
    const one = await countStatements(() => call(LIST, { key, query: { limit: "1" } }));
    expect(await countStatements(() => call(LIST, { key, query: { limit: "5" } }))).toEqual(one);
  });
});

test("duplicate copies the content into a new draft, without people, launch or a deadline that has passed", async () => {
  const { key, person } = await makeCaller();
  const past = new Date("2020-01-01");
  const study = await makeStudy(person, { status: "ended", deadline: past, question: "Why?", lastParticipant: 7 });
  const { status, json } = await call(DUPLICATE, { key, params: { id: study.id } });
  expect([status, json.status, json.title]).toEqual([201, "draft", `${study.title} (copy)`]);
  expect(json).toMatchObject({ question: "Why?", launchedAt: null, endedAt: null, endedReason: null });
  expect([json.settings.deadline, json.counts.participants, json.guide]).toEqual([null, 0, study.guide]);
  const named = await call(DUPLICATE, { key, params: { id: study.id }, body: { title: "Second wave" } });
  expect([named.json.title, named.json.slug]).toEqual(["Second wave", "second-wave"]);
});

test("the estimate is the target times price and reward", async () => {
  const { key, person } = await makeCaller();
  const { id } = await makeStudy(person, { targetParticipants: 5, rewardCents: 2_000 });
  const { json } = await call(ESTIMATE, { key, params: { id } });
  expect([json.currency, json.totalCents]).toEqual(["usd", 5 * (600 + 2_000)]);
  expect(json.lines.map((line: { totalCents: number }) => line.totalCents)).toEqual([3_000, 10_000]);
});

test("pause, resume and end move a launched study; a state that does not allow it is 409 and changes nothing", async () => {
  const { key, person } = await makeCaller();
  const { id } = await makeStudy(person, { status: "running" });
  const act = async (route: typeof PAUSE) => {
    const { status, json } = await call(route, { key, params: { id } });
    return status === 200 ? json.status : status;
  };
  expect(await act(RESUME)).toBe(409);
  expect(await act(PAUSE)).toBe("paused");
  expect(await act(PAUSE)).toBe(409);
  expect(await act(RESUME)).toBe("running");
  expect(await act(END)).toBe("ended");
  for (const route of [PAUSE, RESUME, END]) expect(await act(route)).toBe(409);
  expect((await call(GET, { key, params: { id } })).json).toMatchObject({ status: "ended", endedReason: "stopped" });
});

test("the search finds studies by title, question and slug, in this workspace only", async () => {
  const { key, person } = await makeCaller();
  const other = await makeCaller();
  const study = await makeStudy(person, {
    title: "Zebra crossings",
    question: "Why do quokkas smile?",
    slug: "stripes-2026",
  });
  await makeStudy(other.person, { title: "Zebra finches" });
  for (const q of ["zebra", "QUOKKA", "stripes-20"]) {
    const { json } = await call(SEARCH, { key, query: { q } });
    expect(json.items).toMatchObject([{ type: "study", id: study.id, url: `/studies/${study.id}` }]);
  }
});
