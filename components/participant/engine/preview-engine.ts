import type { Guide } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";
import { isForm } from "@/lib/core/study/types";
import { askedMinutes } from "@/lib/core/time/asked-minutes";
import type { Question, Reply, Turn, View } from "../shapes";
import type { Engine } from "./engine";

/** A study as the preview needs it. */
export type Previewed = {
  study: Omit<View["study"], "questionCount"> & {
    consentText: string;
    /** Lengths of the times on offer in a live interview. */
    offeredMinutes: number[];
  };
  guide: Guide;
  screener: Screener;
};

const TOKEN = "preview";
const person = { label: "P1", status: "opened" as const, name: null, email: null, timeZone: null };

/** The preview's starting point. */
export function firstView({ study: { consentText, offeredMinutes, ...study }, guide }: Previewed): View {
  const minutes = askedMinutes(offeredMinutes, study.minutes);
  const questionCount = questionsOf(guide).length;
  return {
    step: "consent",
    reason: null,
    token: TOKEN,
    studyKey: TOKEN,
    study: { ...study, minutes, questionCount },
    consent: { text: consentText, version: "", agreedAt: null },
    participant: person,
    screener: null,
    session: null,
    form: null,
    thanks: null,
    addressNeed: null,
    sendsMail: true,
  };
}

/**
 * Walks through a study within the page: nothing is stored and nobody is screened out for real. Where the moderator
 * would follow up, it says `followUp`.
 */
export function previewEngine(previewed: Previewed, followUp: string): Engine {
  const { guide, screener, study } = previewed;
  const questions = questionsOf(guide);
  const start = firstView(previewed);
  let at = 0;
  let follows = false;
  let turns: Turn[] = [];
  const rewards = { redirectUrl: null, rewardCents: study.rewardCents, rewardStatus: "queued" as const };
  const need = study.rewardCents ? ("reward" as const) : null;
  const thanks = (): View => ({ ...start, step: "thanks", thanks: rewards, addressNeed: need });
  const asked = (): Question | null => {
    const question = questions[at];
    return question && follows ? { ...question, kind: "open", required: false, followUp: true } : (question ?? null);
  };
  const say = (turn: Pick<Turn, "role" | "kind" | "text">) => {
    turns = [...turns, { index: turns.length, questionId: questions[at]?.id ?? null, value: null, ...turn }];
  };
  const session = () => ({
    version: turns.length,
    turns,
    question: asked(),
    progress: { answered: at, total: questions.length },
  });
  const ask = () => {
    const question = questions[at];
    if (question) say({ role: "moderator", kind: "question", text: question.text });
  };
  const begin = (): View => {
    if (study.type === "live-interview") return { ...start, step: "booking" };
    if (isForm(study.type)) return { ...start, step: "form", form: formOf(guide) };
    if (turns.length === 0) ask();
    return questions.length === 0 ? thanks() : { ...start, step: "interview", session: session() };
  };
  const go = (text: string): Reply => {
    const known = turns.length;
    say({ role: "participant", kind: "answer", text });
    const probes = guide.sections.flatMap((section) => section.questions)[at]?.probe !== "none";
    follows = !follows && probes && text !== "" && questions[at]?.kind === "open";
    if (follows) say({ role: "moderator", kind: "followup", text: followUp });
    else {
      at += 1;
      ask();
    }
    const { turns: all, ...rest } = session();
    const step = at < questions.length ? "interview" : "thanks";
    return { ...rest, step, stale: false, turns: all.slice(known) };
  };
  const ready = async (): Promise<View> => ({ ...start, step: study.type === "live-interview" ? "booking" : "ready" });
  return {
    isPreview: true,
    look: async () => (at < questions.length ? begin() : thanks()),
    async consent(agreed) {
      if (!agreed) return { ...start, step: "declined" };
      return screener.questions.length === 0 ? ready() : { ...start, step: "screener", screener: shown(screener) };
    },
    screener: ready,
    begin: async () => begin(),
    leaveAddress: async (email) => ({ ...thanks(), participant: { ...person, email } }),
    stop: async () => thanks(),
    saveDraft: async () => undefined,
    submitForm: async () => thanks(),
    skip: async () => go(""),
    answer: async ({ text, value }) => go(text ?? (Array.isArray(value) ? value.join(", ") : String(value ?? ""))),
  };
}

const questionsOf = (guide: Guide): Question[] =>
  guide.sections.flatMap((section) =>
    section.questions.map(({ id, text, kind, required, options, scale }) => ({
      id,
      text,
      kind,
      required,
      followUp: false,
      options: options ?? null,
      scale: scale ?? null,
    })),
  );

const formOf = (guide: Guide): NonNullable<View["form"]> => ({
  version: 0,
  sections: guide.sections.map((section) => ({ ...section, questions: questionsOf({ sections: [section] }) })),
  draft: {},
});

const shown = ({ questions }: Screener): NonNullable<View["screener"]> => ({
  questions: questions.map(({ id, type, label, placeholder, options }) => ({
    id,
    type,
    label,
    placeholder: placeholder ?? null,
    options: options?.map(({ option }) => option) ?? null,
  })),
});
