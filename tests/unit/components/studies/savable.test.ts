import { expect, test } from "vitest";
import { missing } from "@/components/studies/editor/saving/missing";
import { partsOf } from "@/components/studies/editor/saving/parts";
import { savable } from "@/components/studies/editor/saving/savable";
import type { Study } from "@/components/studies/shapes";
import { ANYONE } from "@/lib/core/study/audience";
import type { GuideQuestion } from "@/lib/core/study/guide";

const question = (id: string, more: Partial<GuideQuestion> = {}): GuideQuestion => ({
  id,
  text: `Question ${id}`,
  kind: "open",
  required: true,
  probe: "none",
  ...more,
});
const guideOf = (...questions: GuideQuestion[]) => ({ sections: [{ id: "s1", title: "One", questions }] });
const study: Study = {
  id: "std_1",
  slug: "one",
  title: "One",
  question: "Why?",
  description: null,
  projectId: null,
  language: "en",
  type: "ai-curated-interview",
  status: "draft",
  endedReason: null,
  launchedAt: null,
  endedAt: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  guide: guideOf(question("a")),
  screener: { questions: [] },
  audience: ANYONE,
  swarm: null,
  settings: {
    targetParticipants: 5,
    rewardCents: 2000,
    deadline: null,
    durationMin: null,
    consentText: null,
    redirectUrl: null,
    voice: true,
    contactEmail: null,
  },
  counts: { participants: 0, inProgress: 0, completed: 0, target: 5 },
};
const sentGuide = (guide: Study["guide"]) => savable({ guide }, study).guide?.sections[0]?.questions;
const fields = (to: Partial<Study>, nowMs = 0) =>
  missing(partsOf({ ...study, ...to }), nowMs).map(({ field }) => field);

test("an unfinished question stays stored as it was, and a new one waits", () => {
  const unfinished = question("a", { kind: "single", options: ["Only one", ""] });
  expect(sentGuide(guideOf(unfinished, question("b", { text: " " })))).toEqual([question("a")]);
  expect(sentGuide(guideOf(question("b", { text: "  New  " }), question("a")))?.map(({ text }) => text)).toEqual([
    "New",
    "Question a",
  ]);
});

test("empty options and conditions are left out", () => {
  const choice = question("a", { kind: "single", options: ["Yes ", "", "No"], conditionAi: "  " });
  expect(sentGuide(guideOf(choice))).toEqual([question("a", { kind: "single", options: ["Yes", "No"] })]);
});

test("a tab from a pasted table becomes a space in titles and options", () => {
  const choice = question("a", { kind: "single", options: ["Yes\tYes", "No"] });
  expect(sentGuide(guideOf(choice))?.[0]?.options).toEqual(["Yes Yes", "No"]);
  expect(savable({ title: "One\ttwo " }, study)).toEqual({ title: "One two" });
});

test("what the server would refuse isn't sent, everything else is", () => {
  const settings = {
    ...study.settings,
    targetParticipants: 9000,
    rewardCents: 100,
    redirectUrl: "nowhere",
    contactEmail: "nobody",
  };
  expect(savable({ settings, title: " " }, study)).toEqual({
    settings: { deadline: null, durationMin: null, consentText: null, voice: true },
  });
});

test.each([
  ["target", { targetParticipants: 501 }],
  ["reward", { rewardCents: 1_000_001 }],
  ["duration", { durationMin: 241 }],
  ["duration", { durationMin: 2.5 }],
  ["redirect", { redirectUrl: "localhost:3000" }],
  ["contact", { contactEmail: "the lab" }],
])("an unsaved setting blocks the launch: %s, %j", (field, to) => {
  const settings = { ...study.settings, ...to };
  expect(Object.keys(savable({ settings }, study).settings ?? {})).not.toContain(Object.keys(to)[0]);
  expect(fields({ settings })).toEqual([field]);
});

test("an option that is too long, as pasted ones may be, leaves its question unfinished", () => {
  const choice = question("a", { kind: "single", options: ["Yes", "N".repeat(301)] });
  expect(sentGuide(guideOf(choice))).toEqual([question("a")]);
  expect(fields({ guide: guideOf(choice) })).toEqual(["question-a"]);
});

test("a complete draft lacks nothing; anything it lacks is named with its field", () => {
  expect(fields({})).toEqual([]);
  expect(fields({ title: " " })).toEqual(["study-title"]);
  expect(fields({ guide: guideOf() })).toEqual(["add-question"]);
  expect(fields({ guide: guideOf(), type: "live-interview" })).toEqual([]);
  expect(fields({ guide: guideOf(question("b", { text: "" })) })).toEqual(["question-b"]);
  expect(fields({ settings: { ...study.settings, targetParticipants: null } })).toEqual(["target"]);
  expect(fields({ settings: { ...study.settings, rewardCents: 499 } })).toEqual(["reward"]);
  expect(fields({ settings: { ...study.settings, deadline: "2026-01-01T00:00:00.000Z" } }, Date.UTC(2026, 1))).toEqual([
    "deadline",
  ]);
  const screener = { questions: [{ id: "x", type: "textInput" as const, label: "Why?" }] };
  expect(fields({ screener })).toEqual(["screener-x"]);
});
