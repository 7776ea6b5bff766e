import type { Stand } from "@/lib/services/analysis/themes/statements/stand-of";
import { findWilling, type Stated } from "@/lib/services/eva/compare/find-willing";
import type { Willing } from "@/lib/services/eva/compare/read-willing";
import { isOf, nameWordsOf } from "@/lib/services/eva/retrieve/corpus/names-in";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { choose } from "../witnesses/choose";
import { COMPARING } from "../wording/comparing";
import type { Phrases } from "../wording/phrases";
import { writing } from "../wording/writing";
import { closest } from "./closest";

const MOST = 8;
const MOST_BESIDE = 3;

/** Who says that they would, that they wouldn't, and that it depends; null if it can't be told in what words. */
export async function willing(asked: Willing, retrieved: Retrieved, phrases: Phrases): Promise<Draft | null> {
  const { said, people, german } = retrieved;
  const wording = COMPARING[german ? "de" : "en"];
  const names = new Set(nameWordsOf(asked.name?.toLowerCase() ?? ""));
  const own = said.filter(({ person }) => isOf(person, names));
  if (asked.name !== null && own.length === 0) return null;
  const stated = [...findWilling(asked, own).values()];
  const isOfOne = people < 2 || asked.name !== null;
  if (stated.length === 0) {
    // What people were asked in just these words is told by their answers.
    if (isOfOne || (!asked.said && (retrieved.put.size > 0 || retrieved.askedSo !== null))) return null;
    return { ...closest(retrieved), lead: `${wording.willing(0, 0, 0, people)} ${phrases.nearest}` };
  }
  const of = (stand: Stand) => stated.filter((each) => each.stand === stand);
  const [yes, no, maybe] = [of("yes"), of("no"), of("maybe")];
  const { evidence, sentences, say } = writing(phrases);
  const tell = (group: string, all: readonly Pick<Stated, "passage" | "quote">[]): void => {
    for (const [at, { passage, quote }] of all.slice(0, MOST).entries())
      say(passage.line, quote, at, at === 0 && !isOfOne ? { before: group, newParagraph: true } : {});
  };
  const parts = [() => tell(wording.would, yes), () => tell(wording.wouldNot, no), () => tell(wording.mightIf, maybe)];
  const ordered = asked.isDenied ? [parts[1], parts[2], parts[0]] : parts;
  const known = new Set(stated.map(({ passage }) => passage.person));
  const beside = !asked.said && retrieved.answers ? (await choose(retrieved)).witnesses : [];
  const others = beside
    .filter(({ person }) => !known.has(person))
    .slice(0, MOST_BESIDE)
    .map(({ voice }) => ({ passage: voice.ranked.passage, quote: voice.quote }));
  for (const part of ordered) part?.();
  tell(wording.others, others);
  const counted = isOfOne ? null : wording.willing(yes.length, no.length, maybe.length, people);
  const whoever = asked.pronoun !== null && people > 1 ? wording.whoever(asked.pronoun) : null;
  return { evidence, lead: [whoever, counted].filter(Boolean).join(" ") || null, sentences };
}
