import { namedIn } from "@/lib/services/analysis/themes/claims/named-in";
import { asksOfNow } from "@/lib/services/analysis/themes/statements/whether";
import { type Standing, standingOfReply } from "../habits/standing";
import { asksWho } from "../reading/asks-who";
import type { Passage } from "../retrieve/passages";
import { lastAsked } from "../retrieve/put-to";
import type { Retrieved } from "../retrieve/retriever";
import type { Draft } from "./analyst";
import { MOST_WITNESSES } from "./choose";
import { draftOf } from "./draft-of";
import { HABIT_WORDS } from "./habit-words";
import type { Phrases } from "./phrases";

/** Whoever alone was asked is told with what others say of it. */
const FEWEST = 2;
const STANDINGS = ["now", "past", "never"] as const;

/**
 * Who does something, if several were asked "Do you …?": who answered yes, that they no longer do, and no, each counted
 * among those who were asked. Null for any other question.
 */
export function answeredWhether(text: string, retrieved: Retrieved, phrases: Phrases): Draft | null {
  const { askedSo, ranked, put, people, german, named, denied } = retrieved;
  if (denied || named || people < 2 || !asksWho(text)) return null;
  const answering = askedSo === null ? [...put] : ranked.map(({ passage }) => passage);
  const replies = new Map<string, Passage>();
  for (const passage of answering)
    if (passage.distance === 1 && !replies.has(passage.person)) replies.set(passage.person, passage);
  const [first] = replies.values();
  const question = askedSo ?? lastAsked(first?.asked.text ?? "");
  if (replies.size < FEWEST || !asksOfNow(lastAsked(question))) return null;
  const groups = new Map<Standing | null, Passage[]>();
  for (const one of replies.values()) {
    const standing = standingOfReply(one.line.text, lastAsked(question));
    groups.set(standing, [...(groups.get(standing) ?? []), one]);
  }
  const of = (standing: Standing | null) => groups.get(standing) ?? [];
  const paragraph = (before: string, all: readonly Passage[]) => ({
    before,
    voices: all.slice(0, MOST_WITNESSES).map((passage) => ({ ranked: { passage }, quote: namedIn(passage.line.text) })),
  });
  const words = HABIT_WORDS[german ? "de" : "en"];
  const by = { now: of("now").length, past: of("past").length, never: of("never").length };
  const asked = phrases.askedSo(question, replies.size, people, replies.size);
  return draftOf(
    [asked, words.counted(by, replies.size)].filter(Boolean).join(" "),
    [
      ...STANDINGS.map((standing) => paragraph(words.groups[standing], of(standing))),
      paragraph(words.others, of(null)),
    ],
    phrases,
  );
}
