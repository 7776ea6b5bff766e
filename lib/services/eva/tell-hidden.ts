import { groupBy } from "@/lib/core/group-by";
import { upperFirst } from "@/lib/core/upper-first";
import { pacer } from "@/lib/services/analysis/pacer";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { draftOf } from "./analyst/draft-of";
import { ENGLISH } from "./analyst/english";
import { GERMAN } from "./analyst/german";
import { numberInEnglish, numberInGerman } from "./analyst/number-words";
import { composeDraft } from "./compose-draft";
import type { Composed, Telling } from "./composed";
import type { Looking } from "./prepare";
import { saysItIsHidden } from "./reading/asks-what-is-hidden";
import type { Loaded } from "./retrieve/load-corpus";
import { type Passage, passagesOf } from "./retrieve/passages";

const MOST_OF_ONE = 2;
const MOST_PEOPLE = 8;
/** A line up to this length is quoted whole. */
const LONGEST = 160;

type Voice = { ranked: { passage: Passage }; quote: string };

/** What people couldn't find or see, or nearly missed, in their words; null where nobody says so. */
export async function tellHidden(
  corpus: Loaded,
  prepared: Looking,
  german: boolean,
  telling: Telling,
): Promise<Composed | null> {
  const breathe = pacer(telling.signal);
  const found: Voice[] = [];
  for (const passage of await passagesOf(corpus)) {
    const quote = quoteOf(passage.line.text);
    if (quote !== null) found.push({ ranked: { passage }, quote });
    await breathe();
  }
  const byPerson = groupBy(found, ({ ranked }) => ranked.passage.person);
  if (byPerson.size === 0) return null;
  const voices = [...byPerson.values()].slice(0, MOST_PEOPLE).flatMap((own) => own.slice(0, MOST_OF_ONE));
  const lead = COUNTED[german ? "de" : "en"](byPerson.size, corpus.people);
  const told = composeDraft(
    draftOf(lead, [{ before: "", voices }], german ? GERMAN : ENGLISH),
    corpus,
    prepared,
    german,
    telling,
  );
  return told.citations.length > 0 ? told : null;
}

/** What says so, with what was said before it, which names the thing: "Where's my railcard? I can't find it." */
function quoteOf(text: string): string | null {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex(saysItIsHidden);
  if (at < 0) return null;
  if (text.length <= LONGEST) return text;
  const own = sentences[at] ?? "";
  const from = text.indexOf(sentences[at - 1] ?? own);
  return text.slice(from, text.indexOf(own, from) + own.length);
}

const COUNTED = {
  en: (told: number, people: number) =>
    `${upperFirst(numberInEnglish(told))} of ${people} people ${told === 1 ? "says" : "say"} that they couldn’t find something, or nearly missed it.`,
  de: (told: number, people: number) =>
    `${upperFirst(numberInGerman(told))} von ${people} Personen ${told === 1 ? "sagt" : "sagen"}, dass sie etwas nicht gefunden oder fast übersehen ${told === 1 ? "hat" : "haben"}.`,
} as const;
