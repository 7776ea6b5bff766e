import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { type Frame, frameOf, tells } from "../reading/frame";
import { matterOf } from "../reading/matter";
import type { Passage } from "./passages";

/** "How accurate do you find them?" says of a thing that was named before. */
const PRONOUN =
  /(?<!\p{L})(?:it|them|they|that|this|those|these|one|afterwards|es|sie|das|die|davon|damit|daran|dazu)(?!\p{L})/iu;
const WHAT_HAPPENED =
  /^(?:and |so |oh,? )?(?:what happened|was ist (?:da )?passiert|was war (?:da )?los)(?: there| then| denn)?[\s?.!]*$/iu;
/** Share of what somebody was asked about that has to be what is asked now: for what they do, and for all else. */
const MOSTLY = 0.5;
const SOMEWHAT = 1 / 3;
const FEWEST = 2;

/** What is asked of a matter, and of which; without what half of all people here were asked about anyway. */
type Wanted = { frame: Frame; matter: ReadonlySet<string>; subject: ReadonlySet<string> };

/**
 * The direct answers of those who were asked what a question wants to know, in much the same words: "What would make
 * you stop volunteering?" tells what would make Ines stop. `names`: of all who may be asked.
 */
export function putTo(question: string, german: boolean, passages: readonly Passage[], names: ReadonlySet<string>) {
  const frame = frameOf(question);
  if (frame === null) return [];
  const matter = matterOf(question, german ? "de" : "en", names);
  if (matter.size === 0) return [];
  const subject = matter.size > 1 ? askedOfMost(matter, passages, names) : new Set<string>();
  const wanted = { frame, matter: subject.size < matter.size ? without(matter, subject) : matter, subject };
  return passages.filter((passage) => isPut(wanted, passage, names));
}

const without = (matter: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> =>
  new Set([...matter].filter((key) => !some.has(key)));

/** The last thing that an interviewer asks in a turn. */
export const lastAsked = (text: string): string => {
  const sentences = sentencesOf(text);
  return sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences.at(-1) ?? "";
};

function isPut({ frame, matter, subject }: Wanted, { asked, distance, language }: Passage, names: ReadonlySet<string>) {
  if (distance !== 1 || asked.text === "") return false;
  const question = lastAsked(asked.text);
  const asks = frameOf(question);
  // "Why was that?" and "What happened?" ask why somebody did what they had just said.
  if (frame === "why" && (asks === "why" || WHAT_HAPPENED.test(question))) {
    const before = asked.follows === "" ? new Set<string>() : matterOf(asked.follows, language, names);
    const shared = [...matter].filter((key) => before.has(key)).length;
    if (shared > 0 && shared >= matter.size * MOSTLY && (!matter.has("leaving") || before.has("leaving"))) return true;
  }
  if (!tells(asks, frame)) return false;
  const whole = matterOf(question, language, names);
  const own = without(whole, subject);
  const shared = [...subject].filter((key) => whole.has(key)).length;
  const common = [...matter].filter((key) => own.has(key)).length;
  const missing = matter.size - common;
  // "Why do shops stop using the app?" was asked of a shop as "Why did you stop using the app?"
  const isNearlyAll =
    missing === 0 || (missing === 1 && common + shared > 1) || (missing <= common && PRONOUN.test(question));
  if (common === 0 || !isNearlyAll) return false;
  return common / own.size >= (frame === "who" || frame === "whether" ? MOSTLY : SOMEWHAT);
}

function askedOfMost(matter: ReadonlySet<string>, passages: readonly Passage[], names: ReadonlySet<string>) {
  const asked = new Map<string, Set<string>>();
  const texts = new Map<string, Set<string>>();
  for (const { asked: by, language, person, distance } of passages) {
    if (distance !== 1) continue;
    const known = texts.get(by.text) ?? matterOf(by.text, language, names);
    texts.set(by.text, known);
    for (const key of matter) if (known.has(key)) asked.set(key, (asked.get(key) ?? new Set()).add(person));
  }
  const all = new Set(passages.map(({ person }) => person)).size;
  return new Set([...matter].filter((key) => (asked.get(key)?.size ?? 0) >= Math.max(FEWEST, all / 2)));
}
