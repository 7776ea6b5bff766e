import { personOf } from "@/lib/services/analysis/line";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { pickQuote } from "@/lib/services/eva/analyst/pick-quote";
import { stemmerOf } from "@/lib/services/eva/words/stem";
import { wordsOf } from "@/lib/services/eva/words/words-of";
import type { Group, Member } from "../group-lines";
import { phrasesIn } from "../statements/phrases";
import { readWords } from "../statements/read-words";
import type { Voice } from "./opinion";

const MOST_OF_ONE = 4;
/** Points of sentiment from which words plainly take a side. */
const SIDED = 45;
/** Lines further from the middle of a theme may be about something else. */
const NEAR_ENOUGH = 0.35;

/** How people sound where they name a theme, of each their plainest words; for themes on which no sentence takes a side. */
export function feltOf({ members, terms, keys }: Pick<Group, "members" | "terms" | "keys">): Voice[] {
  const heard = new Map<string, Member[]>();
  for (const member of [...members].sort((a, b) => b.near - a.near)) {
    const own = heard.get(personOf(member.line)) ?? [];
    if (member.near >= NEAR_ENOUGH && own.length < MOST_OF_ONE) heard.set(personOf(member.line), [...own, member]);
  }
  return [...heard.values()].flatMap((own) => {
    const sided = own.flatMap((member) => voiceOf(member, terms, keys) ?? []);
    const [best] = sided.sort((a, b) => b.worth - a.worth);
    const isTorn = sided.some(({ side }) => side !== best?.side);
    return best && !isTorn ? [best] : [];
  });
}

function voiceOf({ line, near }: Member, terms: readonly string[], keys: Group["keys"]): Voice | null {
  const quote = pickQuote(line.text, terms, line.language);
  const points = sentimentOf(quote, line.language) ?? 0;
  if (quote === "" || Math.abs(points) < SIDED) return null;
  if (
    !wordsOf(quote)
      .map(stemmerOf(line.language))
      .some((stem) => keys.has(stem))
  )
    return null;
  const side = points > 0 ? 1 : -1;
  // "Finished my coffee, and hit cancel" sounds content; what its words say outright counts for more.
  const told = readWords(wordsOf(quote), phrasesIn(line.language));
  if ([...told.values()].some((each) => each.side !== side)) return null;
  const firstOffset = line.text.indexOf(quote);
  const { ownerId, index } = line;
  const ref = { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) };
  return { ref, worth: near * Math.abs(points), side, stem: "" };
}
