import { isNoAnswer } from "@/lib/core/evidence/no-answer";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { headed } from "../analyst/wording/headed";
import { joined } from "../analyst/wording/joined";
import { checkQuotes } from "./check-quotes";
import { type Composed, plainly, type Telling } from "./composed";

/**
 * Answers each part of a question alone: all quotes first, each part under its question, then what quotes nobody, and
 * which parts nothing answers.
 */
export async function inParts(
  parts: readonly string[],
  telling: Telling,
  tell: (part: string, telling: Telling) => Promise<Composed>,
): Promise<Composed> {
  const answers: { part: string; told: Composed }[] = [];
  for (const [at, part] of parts.entries())
    answers.push({ part, told: await tell(part, { signal: telling.signal, isLast: telling.isLast || at > 0 }) });
  const quoting = answers.flatMap(({ part, told }) => (told.kept ? [{ question: part, draft: told.kept }] : []));
  const plain = answers.filter(({ told }) => told.kept === null);
  const missing = plain.filter(({ told }) => isNoAnswer(told.paragraphs[0] ?? ""));
  const [first] = missing;
  if (first && missing.length === answers.length) return first.told;
  const phrases = looksGerman(wordsOf(parts.join(" "))) ? GERMAN : ENGLISH;
  const notes = [
    ...plain
      .filter((each) => !missing.includes(each))
      .map(({ part, told }) => `${headed(part)} ${told.paragraphs.join(" ")}`),
    ...(missing.length > 0 ? [phrases.unanswered(missing.map(({ part }) => part))] : []),
    ...new Set(answers.flatMap(({ told }) => told.notes)),
  ];
  if (quoting.length === 0) return plainly(...notes);
  const checked = checkQuotes(joined(quoting));
  const told = { ...checked, paragraphs: [...checked.paragraphs, ...notes], notes };
  telling.onChecked?.(told);
  return { ...told, fallback: false, followUps: answers.flatMap((each) => each.told.followUps) };
}
