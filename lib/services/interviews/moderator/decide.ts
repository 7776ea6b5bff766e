import { asksForPrivacy } from "@/lib/core/private/asks-for-privacy";
import type { GuideQuestion } from "@/lib/core/study/guide";
import type { Verdict } from "@/lib/services/participants/record";
import { questionsOf } from "../questions-of";
import { followUpLine } from "./follow-up-line";
import { phrasesOf } from "./phrases/phrases-of";
import { type About, lastWish, readAnswer } from "./read-answer";
import { isSaid } from "./same-line";
import type { Line, Next, Situation } from "./situation";
import type { ModeratorState } from "./state";
import { secondsTalked, timeLeft } from "./time-left";

/**
 * What a judge or model found beforehand; without hints, the built-in wording is used and every condition is undecided.
 */
export type Hints = {
  /** The follow-up to ask; null if none is worth asking. */
  followUp?: string | null;
  /** For each question with a condition, whether what was said meets it. */
  conditions?: Readonly<Record<string, Verdict>>;
};

export const MOST_FOLLOW_UPS = { none: 0, light: 1, deep: 3 } as const;

/**
 * The moderator: what follows an answer, as a pure function. It asks one thing at a time and says no line twice;
 * follow-ups stay within the question's depth and the time; a participant who wants to stop may.
 */
export function decide(situation: Situation, hints: Hints = {}): Next {
  const { guide, state, given, turns } = situation;
  const question = questionsOf(guide).find(({ id }) => id === state.questionId);
  if (!question) return { ...askNext(situation, state, hints), heard: "answer" };
  const free = !given.skipped && (question.kind === "open" || question.kind === "text" || state.followUps > 0);
  const reading = free ? readAnswer(given.text) : null;
  if (reading?.kind === "stop") return stop(situation);
  const wish = reading && lastWish(given.text);
  if (wish === "stop") return { ...stop(situation), heard: "answer" };
  const phrases = phrasesOf(situation.language);
  if (reading?.kind === "asked") {
    const text = repliesTo(reading.about, situation, question).find((line) => !isSaid(line, turns));
    if (text) return { heard: "remark", ...lineOf({ kind: "remark", questionId: question.id, text }, state) };
    return { ...askNext(situation, state, hints), heard: "answer" };
  }
  // Whoever declines to say more, or wants it kept private, isn't asked about it further.
  const isLeft = reading?.kind === "refused" || wish === "refused" || (reading !== null && asksForPrivacy(given.text));
  if (reading && !isLeft && isWeak(reading.kind, question, state)) {
    const { brief, unsure } = phrases.nudges;
    const nudges = reading.kind === "short" ? [...brief, ...unsure] : [...unsure, ...brief];
    const text = state.nudged ? undefined : nudges.find((line) => !isSaid(line, turns));
    const nudged = { ...state, nudged: true };
    if (text) return { heard: "answer", ...lineOf({ kind: "remark", questionId: question.id, text }, nudged) };
    return { ...askNext(situation, state, hints), heard: "answer" };
  }
  if (isLeft) return { ...goOn(situation, askNext(situation, state, hints)), heard: "answer" };
  const text = followUpTo(situation, question, hints);
  if (!text || isSaid(text, turns)) return { ...askNext(situation, state, hints), heard: "answer" };
  const after = { ...state, followUps: state.followUps + 1, nudged: true };
  return { heard: "answer", ...lineOf({ kind: "followup", questionId: question.id, text }, after) };
}

/** What to say to a question to the moderator; what was said before isn't said again. */
function repliesTo(about: About, { guide, state, language }: Situation, question: GuideQuestion): readonly string[] {
  const { remarks } = phrasesOf(language);
  if (about === "other") return remarks.other;
  if (about === "repeat") return [remarks.repeat.replace("{question}", () => question.text), ...remarks.other];
  if (about !== "left") return [remarks[about], ...remarks.other];
  const count = questionsOf(guide).filter(({ id }) => id !== question.id && !state.past.includes(id)).length;
  return [count === 0 ? remarks.last : remarks.left.replace("{count}", String(count)), ...remarks.other];
}

const lineOf = (line: Line, state: ModeratorState) => ({ lines: [line], state, end: null });

function isWeak(kind: string, question: GuideQuestion, state: ModeratorState): boolean {
  if (kind === "empty") return true;
  if (question.kind !== "open" || state.followUps > 0) return false;
  return kind === "unsure" || (kind === "short" && question.probe !== "none");
}

function followUpTo(situation: Situation, question: GuideQuestion, { followUp }: Hints): string | null {
  if (!mayFollowUp(situation, question)) return null;
  return followUp === undefined ? followUpLine(situation, question) : followUp;
}

/** Whether an answer may be followed up: depth, and time. */
function mayFollowUp(situation: Situation, question: GuideQuestion): boolean {
  const { state, given, turns, durationMin, elapsedSeconds, guide } = situation;
  if (given.skipped || state.followUps >= MOST_FOLLOW_UPS[question.probe]) return false;
  const ahead = questionsOf(guide).filter(({ id }) => id !== question.id && !state.past.includes(id));
  return timeLeft(durationMin, secondsTalked(turns, elapsedSeconds), ahead).followUps;
}

/** Says to somebody who declined that this is fine, before the next question; the end has its own words. */
function goOn({ language, turns }: Situation, next: Omit<Next, "heard">): Omit<Next, "heard"> {
  const text = next.end ? undefined : phrasesOf(language).goOn.find((line) => !isSaid(line, turns));
  return text ? { ...next, lines: [{ kind: "remark", questionId: null, text }, ...next.lines] } : next;
}

/** The next question of the guide that still fits and whose condition isn't known to be unmet, or the end. */
function askNext(situation: Situation, state: ModeratorState, { conditions = {} }: Hints): Omit<Next, "heard"> {
  const { guide, turns, elapsedSeconds, durationMin, language } = situation;
  const questions = questionsOf(guide);
  const past = [...state.past];
  if (state.questionId && !past.includes(state.questionId)) past.push(state.questionId);
  for (const question of questions) {
    if (past.includes(question.id)) continue;
    const ahead = questions.filter(({ id }) => !past.includes(id));
    const fits = question.required || timeLeft(durationMin, secondsTalked(turns, elapsedSeconds), ahead).optional;
    const open = conditions[question.id] !== "not_qualified";
    if (fits && open && !isTwin(question, turns)) {
      const after = { ...state, past, questionId: question.id, followUps: 0, nudged: false };
      return lineOf({ kind: "question", questionId: question.id, text: question.text }, after);
    }
    past.push(question.id);
  }
  const closing: Line = { kind: "remark", questionId: null, text: phrasesOf(language).close };
  return { lines: [closing], state: { ...state, past, questionId: null, followUps: 0, nudged: false }, end: "done" };
}

/** A guide may ask "Why?" repeatedly, but nobody wants to hear a whole question twice. */
const isTwin = ({ text }: GuideQuestion, turns: Situation["turns"]): boolean =>
  text.trim().split(/\s+/).length > 3 && isSaid(text, turns);

/** Ends the conversation at the participant's request. Its state is kept, so that they may return. */
export function stop({ state, language, turns }: Pick<Situation, "state" | "language" | "turns">): Next {
  const { stop: text } = phrasesOf(language);
  const lines: Line[] = isSaid(text, turns) ? [] : [{ kind: "remark", questionId: null, text }];
  return { heard: "remark", lines, state: { ...state, stopped: true }, end: "stopped" };
}
