import type { GuideQuestion } from "@/lib/core/study/guide";
import { phrasesOf } from "./phrases/phrases-of";
import { salientPhrase } from "./salient-phrase";
import { isSaid } from "./same-line";
import type { Situation } from "./situation";
import { tellsOfEvent } from "./tenses";

const QUOTED = /[“„«「]\s?([^“”„«»「」]+?)\s?[”“»」]/gu;
const LONGEST_CHOICE = 200;

/** The words of a session that follow-ups have quoted so far. */
const quotedBefore = ({ turns }: Situation): string[] =>
  turns
    .filter(({ role, kind }) => role === "moderator" && kind === "followup")
    .flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, phrase]) => phrase ?? ""));

/**
 * A follow-up with the participant's own words, or an open one if none stand out; null if nothing new is left to ask.
 * The wording rotates, so that follow-ups don't sound alike.
 */
export function followUpLine(situation: Situation, question: GuideQuestion): string | null {
  const { given, turns, state, language } = situation;
  const phrases = phrasesOf(language);
  const count = turns.filter(({ kind, role }) => role === "moderator" && kind === "followup").length;
  const fresh = (lines: readonly string[], filled: (line: string) => string): string | null =>
    lines
      .map((_, at) => filled(lines[(at + count) % lines.length] ?? ""))
      .find((line) => line !== "" && !isSaid(line, turns)) ?? null;
  const put = (name: string, words: string) => (line: string) => line.replace(name, () => words);

  if (given.value !== null && state.followUps === 0) {
    if (typeof given.value === "number") return fresh(phrases.rated, put("{value}", String(given.value)));
    const chosen = typeof given.value === "string" ? given.value : (given.value[0] ?? "");
    const usable = chosen !== "" && chosen.length <= LONGEST_CHOICE && !/[“”„«»「」{}]/.test(chosen);
    if (question.kind === "single" || question.kind === "multiple")
      return usable ? fresh(phrases.chosen, put("{phrase}", chosen)) : null;
  }
  const phrase = salientPhrase(given.text, quotedBefore(situation), language);
  if (phrase) {
    const { anything, events, statements } = phrases.followUps;
    const lines = [...anything, ...(tellsOfEvent(phrase, language) ? events : statements)];
    return fresh(lines, put("{phrase}", phrase));
  }
  return state.followUps === 0 ? fresh(phrases.generic, (line) => line) : null;
}
