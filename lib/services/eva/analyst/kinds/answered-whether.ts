import { groupBy } from "@/lib/core/data/group-by";
import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";
import { replyTo } from "@/lib/services/analysis/themes/statements/reply";
import { asksOfNow } from "@/lib/services/analysis/themes/statements/whether";
import { sideChosen, standingOfChoice } from "@/lib/services/eva/habits/choice";
import { type Standing, standingOfReply } from "@/lib/services/eva/habits/standing";
import { asksWho } from "@/lib/services/eva/reading/asks-who";
import { questionIn } from "@/lib/services/eva/retrieve/asked/put-to";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { draftOf } from "../wording/draft-of";
import { HABIT_WORDS } from "../wording/habit-words";
import type { Phrases } from "../wording/phrases";

/** Whoever alone was asked is told with what others say of it. */
const FEWEST = 2;
const STANDINGS = ["now", "past", "never"] as const;
/** "Is the house warm enough?" is answered by yes or no, and not by what people do. */
const OF_A_THING =
  /^(?:is|are|was|were|does|do|did|has|have) (?:the|it|this|that|your|there|they)(?!\p{L})|^(?:ist|sind|war|waren|hat|haben) (?:der|die|das|es|ihre?|dein\p{L}*)(?!\p{L})/iu;
/** "Have you thought about leaving?" asks what somebody once did. */
const OF_THEN = /^(?:(?:and|so|und)[,\s]+)*(?:(?:have|had|did) you|haben sie|hast du)(?!\p{L})/iu;
const NOT = /(?<!\p{L})(?:not|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|doesn['’]t|don['’]t|nicht)(?!\p{L})/iu;

/** With its yes or no, if that isn't too long to quote. */
const replyIn = (text: string): string => (text.length <= LONGEST ? text : namedIn(text));
const LONGEST = 200;

type Reads = (passage: Passage) => Standing | null;
/** How the answers to a question are read, and whether it asks what people do; null for what takes no yes or no. */
function readerOf(question: string, text: string): { reads: Reads; isOfDoing: boolean; isChoice: boolean } | null {
  const side = sideChosen(question, text);
  if (side) {
    const reads: Reads = ({ line, language }) => standingOfChoice(line.text, language, side);
    return { reads, isOfDoing: true, isChoice: true };
  }
  if (asksOfNow(question))
    return { reads: ({ line }) => standingOfReply(line.text, question), isOfDoing: true, isChoice: false };
  if (!OF_A_THING.test(question) && !OF_THEN.test(question)) return null;
  const reads: Reads = ({ line }) => {
    const { is } = replyTo(line.text, question);
    return is === "yes" ? "now" : is && "never";
  };
  return { reads, isOfDoing: false, isChoice: false };
}

/**
 * Who does something, if several were asked "Do you …?", who once did, if "Have you …?", and of whom it is so, if they
 * were asked that: who answered yes, that they no longer do, and no, each counted among those who were asked. Null for
 * any other question.
 */
export function answeredWhether(text: string, retrieved: Retrieved, phrases: Phrases): Draft | null {
  const { askedSo, ranked, put, people, german, named, denied } = retrieved;
  if (denied || named || people < 2 || !asksWho(text)) return null;
  const answering = askedSo === null ? [...put] : ranked.map(({ passage }) => passage);
  const replies = new Map<string, Passage>();
  for (const passage of answering)
    if (passage.distance === 1 && !replies.has(passage.person)) replies.set(passage.person, passage);
  const [first] = replies.values();
  const question = questionIn(askedSo ?? first?.asked.text ?? "");
  const reader = replies.size < FEWEST ? null : readerOf(question, text);
  if (reader === null) return null;
  const { reads, isOfDoing, isChoice } = reader;
  const groups = groupBy([...replies.values()], reads);
  const of = (standing: Standing | null) => groups.get(standing) ?? [];
  if (isChoice && of("now").length === 0) return null;
  const paragraph = (before: string, all: readonly Passage[]) => ({
    before,
    voices: all.slice(0, MOST_WITNESSES).map((passage) => ({ ranked: { passage }, quote: replyIn(passage.line.text) })),
  });
  const words = HABIT_WORDS[german ? "de" : "en"];
  const by = { now: of("now").length, past: of("past").length, never: of("never").length };
  const asked = phrases.askedSo(question, replies.size, people);
  const told = isOfDoing ? words.counted(by, replies.size) : words.answered(by.now, by.never, replies.size);
  const introduced = isOfDoing ? words.groups : { ...words.groups, ...words.replies };
  const order = NOT.test(text) ? STANDINGS.toReversed() : STANDINGS;
  const rest = isOfDoing && !isChoice ? words.others : words.otherwise;
  return draftOf(
    [asked, told].filter(Boolean).join(" "),
    [...order.map((standing) => paragraph(introduced[standing], of(standing))), paragraph(rest, of(null))],
    phrases,
  );
}
