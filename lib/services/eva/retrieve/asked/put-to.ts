import { onceFor } from "@/lib/core/data/once-for";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { SUPPOSES } from "@/lib/services/analysis/themes/statements/stand-of";
import { fluent } from "@/lib/services/analysis/words/fluent";
import { asksWhyNot, type Frame, frameOf, isOfMeaning, tells, wayOf } from "@/lib/services/eva/reading/frame";
import { type Matter, matterIn, ofAnyone } from "@/lib/services/eva/reading/matter";
import type { Passage } from "../corpus/passages";

/** "How accurate do you find them?" says of a thing that was named before. */
const PRONOUN =
  /(?<!\p{L})(?:it|them|they|that|this|those|these|one|afterwards|es|sie|das|die|davon|damit|daran|dazu)(?!\p{L})/iu;
const WHAT_HAPPENED =
  /^(?:and |so |oh,? )?(?:what happened|was ist (?:da )?passiert|was war (?:da )?los)(?: there| then| denn)?[\s?.!]*$/iu;
/** Whoever was asked this says whether they would. */
const CONSIDERED =
  /^(?:have you (?:ever |already )?(?:thought (?:about|of)|considered)\b|(?:haben sie|hast du)\b.*(?<!\p{L})(?:überlegt|daran gedacht)(?!\p{L}))/iu;
/** Share of what somebody was asked about that has to be what is asked now: for what they do, and for all else. */
const MOSTLY = 0.5;
const SOMEWHAT = 1 / 3;
const FEWEST = 2;

/** What is asked of a matter, and of which; without what half of all people here were asked about anyway. */
type Wanted = {
  frame: Frame | null;
  isWhyNot: boolean;
  way: string;
  matter: ReadonlySet<string>;
  subject: ReadonlySet<string>;
  /** Whether most were asked about all of the matter. */
  isAll: boolean;
};

/**
 * The direct answers of those who were asked what a question wants to know, in much the same words: "What would make
 * you stop volunteering?" tells what would make Ines stop. `names`: of all who may be asked.
 */
export async function putTo(
  question: string,
  german: boolean,
  passages: readonly Passage[],
  names: ReadonlySet<string>,
): Promise<Passage[]> {
  const frame = frameOf(question);
  const read = matterIn(question, german ? "de" : "en");
  const matter = ofAnyone(frame === null ? read.filter(isOfThing) : read, names);
  if (matter.size === 0 && frame !== "moves") return [];
  const breathe = pacer();
  const ofMost = await askedOfMost(matter, passages, names, breathe);
  const isAll = ofMost.size === matter.size;
  const wanted = {
    frame,
    isWhyNot: asksWhyNot(question),
    way: wayOf(question),
    matter: isAll ? matter : without(matter, ofMost),
    // A view of nothing but what most were asked about is one of that.
    subject: isAll && frame === null ? new Set<string>() : ofMost,
    isAll,
  };
  const put: Passage[] = [];
  for (const passage of passages) {
    if (isPut(wanted, passage, names)) put.push(passage);
    await breathe();
  }
  return put;
}

/** "What do people think of it?" was asked as "How do you find it?" */
const VIEWING = new Set(
  `think thinks thought feel feels felt feeling find finds found opinion opinions view views experience tell describe generally
general go goes going went experienced erlebt erleben lief laufen gelaufen halten haltst halt hielt finden findest findet fanden fandest fand meinung erfahrung`.split(
    /\s+/,
  ),
);
const USING = new Set("use using used try trying tried adopt join benutzen nutzen verwenden probieren".split(" "));
const isOfThing = ({ word }: Matter[number]): boolean => !VIEWING.has(word) && !isOfMeaning(word);

const without = (matter: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> =>
  new Set([...matter].filter((key) => !some.has(key)));

/** The last thing that an interviewer asks in a turn. */
export const lastAsked = (text: string): string => {
  const sentences = sentencesOf(text);
  return sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences.at(-1) ?? "";
};

/** The same as it is read rather than quoted. */
export const questionIn = (text: string): string => fluent(lastAsked(text));

/** How the question before a passage reads: its last sentence, the whole of it, and what it follows up on. */
const readAsked = onceFor(({ asked: { text, follows }, language }: Passage) => {
  const question = questionIn(text);
  const read = (each: string) => matterIn(each, language);
  return {
    question,
    asks: frameOf(question),
    way: wayOf(question),
    last: read(question),
    whole: read(fluent(text)),
    before: read(follows),
  };
});

type Read = ReturnType<typeof readAsked>;

/** Whether a passage answers a question that asks the same. */
function isPut(wanted: Wanted, passage: Passage, names: ReadonlySet<string>): boolean {
  if (passage.distance !== 1 || passage.asked.text === "") return false;
  const read = readAsked(passage);
  if (asksWhyOfIt(wanted, read, names)) return true;
  const isOfView = asksForView(wanted, read);
  if (!isOfView && !asksInItsWay(wanted, read, passage)) return false;
  // "What would make Graham use it?" was asked of him as "What would make you try it?"
  if (wanted.matter.size === 0)
    return read.asks === "moves" && read.last.every(({ word }) => USING.has(word) || names.has(word));
  const shared = sharedWith(wanted, read, isOfView, names);
  return isOfView ? isSameView(wanted, shared) : isSameMatter(wanted, shared, read.question);
}

const countIn = (keys: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...keys].filter((key) => others.has(key)).length;

/** "Why was that?" and "What happened?" ask why somebody did what they had just said. */
function asksWhyOfIt({ frame, matter }: Wanted, { asks, question, before }: Read, names: ReadonlySet<string>): boolean {
  if (frame !== "why" || (asks !== "why" && !WHAT_HAPPENED.test(question))) return false;
  const said = ofAnyone(before, names);
  const shared = countIn(matter, said);
  return shared > 0 && shared >= matter.size * MOSTLY && (!matter.has("leaving") || said.has("leaving"));
}

function asksForView({ frame, way }: Wanted, { asks, way: askedWay }: Read): boolean {
  if (frame !== null) return false;
  return asks === null ? askedWay === way : way === "yes" && (asks === "whether" || asks === "degree");
}

/** Whether a question asks for the same of a matter, or what somebody answers to it tells that. */
function asksInItsWay({ frame, isWhyNot }: Wanted, { asks, question }: Read, { line }: Passage): boolean {
  if (tells(asks, frame)) return true;
  // "If I could rely on it." answers whether somebody would come back, and what would make them.
  if (frame === "moves" && asks === "would" && SUPPOSES.test(line.text)) return true;
  // And why they don't, if they don't.
  return (frame === "would" || isWhyNot) && CONSIDERED.test(question);
}

/**
 * How much of the matter (`common`) and of what all were asked about (`subject`) a question names, and of how much that
 * isn't the subject (`own`).
 */
type Shared = { common: number; subject: number; own: number };

function sharedWith({ matter, subject }: Wanted, read: Read, isOfView: boolean, names: ReadonlySet<string>): Shared {
  // "You cancelled. What was the reason?"
  const words = read.last.length > 0 ? read.last : read.whole;
  const whole = ofAnyone(isOfView ? words.filter(isOfThing) : words, names);
  const own = without(whole, subject);
  return { common: countIn(matter, own), subject: countIn(subject, whole), own: own.size };
}

function isSameView({ way, matter, subject, isAll }: Wanted, { common, subject: shared, own }: Shared): boolean {
  // "How do you book?" asks how classes are booked where most people were asked about booking.
  if (way === "manner" && own === 0 && shared > 0 && shared >= matter.size * MOSTLY) return true;
  const [fewer, more] = [Math.min(matter.size, own), Math.max(matter.size, own)];
  // What the interviews are on may be left out, but not most of a question.
  if (common === 0 || subject.size - shared > common) return false;
  // "How do you book then?" and "How did you get an appointment?" ask how appointments are booked.
  if (way === "manner") return (isAll || common === fewer) && common >= more * MOSTLY;
  return common === more;
}

function isSameMatter({ frame, matter }: Wanted, { common, subject: shared, own }: Shared, question: string): boolean {
  const missing = matter.size - common;
  // "Why do shops stop using the app?" was asked of a shop as "Why did you stop using the app?"
  const isNearlyAll =
    missing === 0 || (missing === 1 && common + shared > 1) || (missing <= common && PRONOUN.test(question));
  if (common === 0 || !isNearlyAll) return false;
  return common / own >= (frame === "who" || frame === "whether" ? MOSTLY : SOMEWHAT);
}

/** What of a matter half of all people were asked about anyway; nothing of a matter that is one thing. */
async function askedOfMost(
  matter: ReadonlySet<string>,
  passages: readonly Passage[],
  names: ReadonlySet<string>,
  breathe: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  if (matter.size < 2) return new Set();
  const asked = new Map<string, Set<string>>();
  const people = new Set<string>();
  for (const passage of passages) {
    await breathe();
    people.add(passage.person);
    if (passage.distance !== 1) continue;
    const known = ofAnyone(readAsked(passage).whole, names);
    for (const key of matter) if (known.has(key)) asked.set(key, (asked.get(key) ?? new Set()).add(passage.person));
  }
  return new Set([...matter].filter((key) => (asked.get(key)?.size ?? 0) >= Math.max(FEWEST, people.size / 2)));
}
