import { findStands, type Stand, type Stands } from "@/lib/services/eva/reasons/find-stands";
import type { Hypothesis } from "@/lib/services/eva/reasons/read-hypothesis";
import { saidByNamed } from "@/lib/services/eva/retrieve/corpus/names-in";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Draft } from "../analyst";
import { MOST_WITNESSES } from "../witnesses/choose";
import { draftOf } from "../wording/draft-of";
import type { Phrases } from "../wording/phrases";
import { REASON_WORDS } from "../wording/reason-words";

/** Beside those who speak of it, only a few are quoted with reasons of theirs. */
const MOST_OTHERWISE = 4;

const paragraph = (before: string, stands: ReadonlyMap<string, Stand>, most: number) => ({
  before,
  voices: [...stands.values()].slice(0, most).map(({ passage, quote }) => ({ ranked: { passage }, quote })),
});

/** Of certain people, who they are needs no counting; another reason is told only if they don't speak of this one. */
function ownSides({ agrees, denies, otherwise }: Stands, language: "en" | "de") {
  const own = [paragraph("", agrees, MOST_WITNESSES), paragraph("", denies, MOST_WITNESSES)];
  return agrees.size + denies.size > 0 ? own : [paragraph(REASON_WORDS[language].instead, otherwise, MOST_WITNESSES)];
}

/**
 * Whether one thing is why people do another: who gives it as a reason, who says that it wasn't one, and what else
 * those name who speak of neither. Null if nobody says anything of the kind.
 */
export async function supposed(
  text: string,
  hypothesis: Hypothesis,
  { said, people, isWhole, german, named }: Retrieved,
  phrases: Phrases,
): Promise<Draft | null> {
  const language = german ? "de" : "en";
  const stands = await findStands(hypothesis, named ? saidByNamed(text, said) : said, language);
  if (!stands) return null;
  const { agrees, denies, otherwise } = stands;
  const spoke = agrees.size + denies.size;
  // Of what was read in part, nobody can be said not to say it.
  if (spoke === 0 && (otherwise.size === 0 || !isWhole)) return null;
  const isOfOne = named || people < 2;
  if (isOfOne) return draftOf(null, ownSides(stands, language), phrases);
  const both = [...agrees.keys()].filter((person) => denies.has(person)).length;
  const words = REASON_WORDS[language];
  const lead = words.counted({ agree: agrees.size, deny: denies.size, both, people });
  const sides = [
    paragraph(words.agrees, agrees, MOST_WITNESSES),
    paragraph(words.denies, denies, MOST_WITNESSES),
    paragraph(words.otherwise(otherwise.size), otherwise, MOST_OTHERWISE),
  ];
  return draftOf(lead, sides, phrases);
}
