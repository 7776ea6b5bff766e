import { upperFirst } from "@/lib/core/upper-first";
import type { AnalysisLine, QuoteRef } from "@/lib/services/analysis/line";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import type { Matter } from "@/lib/services/analysis/themes/own/moments";
import type { FoundClaim, FoundTheme } from "@/lib/services/analysis/themes/theme";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { says } from "../mentions/says";
import type { Overview } from "../reading/overview";
import type { Corpus, Line } from "../retrieve/corpus";
import { saidLines } from "../retrieve/said-lines";
import type { Draft, DraftSentence } from "./analyst";
import { ENGLISH } from "./english";
import { GERMAN } from "./german";
import { quoting } from "./quoting";

const MOST = 6;
const MOST_QUOTES = 2;
/** Two of many who say the same may be chance. */
const fewest = (people: number): number => (people < 8 ? 2 : people < 16 ? 3 : 4);
/** Finding themes in more takes longer than anyone waits for an answer. */
export const MOST_SUMMED_UP = 2_500;

type Told = FoundClaim & { theme: FoundTheme };

/** Whether a quote says one of the words that hold its theme together, without its context. */
const names = ({ quote }: QuoteRef, { terms }: FoundTheme): boolean =>
  says(
    quote,
    null,
    terms.flatMap((term) => (term ? [wordsOf(term)] : [])),
  );
/** Share of a claim's quotes that has to: "Don't start with the soup" tells nobody about working together. */
const NAMING = 0.5;

const FITS: Record<Overview, (claim: FoundClaim) => boolean> = {
  all: ({ leaning }) => leaning !== "open",
  trouble: ({ leaning, support }) => leaning === "bad" || (leaning === "divided" && support.length > 0),
  praise: ({ leaning }) => leaning === "good",
  // What several wish for alike is found as an answer.
  wishes: () => false,
  divided: ({ leaning, against }) => leaning === "divided" && against.length > 0,
  steps: ({ leaning, step }) => (leaning === "bad" || leaning === "divided") && step !== "",
};

/** One claim of each theme, that with most people behind it; what answers a question of the guide comes last. */
function tellingOf(themes: readonly FoundTheme[], kind: Overview, people: number): Told[] {
  const peopleOf = ({ support, against }: FoundClaim) => support.length + against.length;
  return themes
    .flatMap((theme) => {
      // That the answers to a question have nothing in common is no finding.
      const isTelling = ({ isOfSeveral }: FoundClaim) => theme.asksFor === null || isOfSeveral === true;
      const isNamed = ({ support, against }: FoundClaim) =>
        theme.isAsked ||
        [...support, ...against].filter((quote) => names(quote, theme)).length >=
          NAMING * (support.length + against.length);
      const fitting = theme.claims.filter(
        (claim) => FITS[kind](claim) && isTelling(claim) && isNamed(claim) && peopleOf(claim) >= fewest(people),
      );
      const [best] = fitting.sort((a, b) => peopleOf(b) - peopleOf(a));
      return best ? [{ ...best, theme }] : [];
    })
    .sort((a, b) => Number(a.theme.isAsked) - Number(b.theme.isAsked) || peopleOf(b) - peopleOf(a))
    .slice(0, MOST);
}

/**
 * What each person has trouble with, speaks well of and wants, where too few say the same: a claim that counts nobody.
 */
const OWN: Record<Overview, readonly Matter[]> = {
  all: ["trouble", "praise", "wish"],
  trouble: ["trouble"],
  praise: ["praise"],
  wishes: ["wish"],
  divided: [],
  steps: ["trouble", "wish"],
};
const MOST_OWN_QUOTES = 4;

function ownOf(themes: readonly FoundTheme[], kind: Overview): Told[] {
  return OWN[kind].flatMap((matter) => {
    const theme = themes.find(({ own }) => own === matter) ?? themes.find(({ asksFor }) => asksFor === matter);
    const [claim] = theme?.claims ?? [];
    return theme && claim ? [{ ...claim, theme }] : [];
  });
}

/** The themes of what was read, found once for every question about all of it (`keepDocuments`). */
const known = new WeakMap<Corpus["documents"], Map<boolean, readonly FoundTheme[]>>();

async function themesOf(
  documents: Corpus["documents"],
  lines: readonly AnalysisLine[],
  german: boolean,
  signal: AbortSignal | undefined,
): Promise<readonly FoundTheme[]> {
  const before = known.get(documents);
  const found = before?.get(german) ?? (await findThemes(lines, { german, ...(signal && { signal }) }));
  known.set(documents, (before ?? new Map()).set(german, found));
  return found;
}

/** What was said as a whole: the claims that most people support, each with how many do and in whose words. */
export async function sumUp(
  kind: Overview,
  corpus: Pick<Corpus, "documents" | "people">,
  german: boolean,
  signal?: AbortSignal,
): Promise<Draft> {
  const { lines, lineAt } = saidLines(corpus);
  const found = await themesOf(corpus.documents, lines, german, signal);
  const phrases = german ? GERMAN : ENGLISH;
  const evidence: Line[] = [];
  const sentences: DraftSentence[] = [];
  const say = (template: string, { ownerId, index, quote }: QuoteRef, words: string, asked: string) => {
    const line = lineAt(ownerId, index);
    if (!line) return;
    const who = line.speaker ?? phrases.someone;
    const told = quoting(template, who, quote);
    const quotes = [{ evidence: evidence.push(line) - 1, quote }];
    sentences.push({ text: words ? `${words} ${told}` : told, quotes, newParagraph: words !== "", asked });
  };
  const inPlaceOf = (title: string) => (words: string) =>
    words.replaceAll(`“${title}”`, "{asked}").replaceAll(`„${title}“`, "{asked}");
  const telling = tellingOf(found, kind, corpus.people);
  for (const { text, step, leaning, support, against, theme } of telling) {
    const inPlace = inPlaceOf(theme.title);
    const claim = inPlace(kind === "steps" ? `${step} ${text}` : text);
    const counted = `${claim} ${phrases.backed(support.length, against.length, corpus.people, leaning === "divided")}`;
    const naming = (quotes: readonly QuoteRef[]) =>
      quotes.toSorted((a, b) => Number(names(b, theme)) - Number(names(a, theme)));
    for (const [at, quote] of naming(support).slice(0, MOST_QUOTES).entries())
      say(phrases.said[0] ?? "", quote, at === 0 ? upperFirst(counted) : "", theme.title);
    for (const quote of naming(against).slice(0, MOST_QUOTES - 1)) say(phrases.other, quote, "", theme.title);
  }
  if (telling.length > 0) return { evidence, lead: phrases.overview[kind], sentences };
  for (const { text, support, theme } of ownOf(found, kind))
    for (const [at, quote] of support.slice(0, MOST_OWN_QUOTES).entries())
      say(phrases.said[0] ?? "", quote, at === 0 ? inPlaceOf(theme.title)(text) : "", theme.title);
  return { evidence, lead: corpus.people > 1 ? phrases.ownWords : null, sentences };
}
