import { upperFirst } from "@/lib/core/text/upper-first";
import { placeOf, type QuoteRef } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { ownThemes } from "@/lib/services/analysis/themes/own/own-themes";
import { asksWhetherTheyWould } from "@/lib/services/analysis/themes/statements/stand-of";
import type { FoundClaim, FoundTheme } from "@/lib/services/analysis/themes/theme";
import { ENGLISH as IN_ENGLISH } from "@/lib/services/analysis/themes/wording/english";
import { GERMAN as IN_GERMAN } from "@/lib/services/analysis/themes/wording/german";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { says } from "@/lib/services/eva/mentions/says";
import type { Overview } from "@/lib/services/eva/reading/overview";
import type { Corpus } from "@/lib/services/eva/retrieve/corpus/corpus";
import { saidLines } from "@/lib/services/eva/retrieve/corpus/said-lines";
import type { Draft } from "../analyst";
import { ENGLISH } from "../wording/english";
import { GERMAN } from "../wording/german";
import type { Opening } from "../wording/phrases";
import { writing } from "../wording/writing";
import { foundOnce } from "./found-once";
import { isOfAllMatters, isOfMatters, ownBeside, ownMatters } from "./own-matters";

const MOST = 6;
const MOST_QUOTES = 2;
/** Of the only claim. */
const MOST_OF_ONLY = 3;
/** Two of many who say the same may be chance. */
const fewest = (people: number): number => (people < 8 ? 2 : people < 16 ? 3 : 4);
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

/** What is told in place of an overview for which there is nothing. */
type Kind = Overview | "barelyDivided";

const FITS: Record<Kind, (claim: FoundClaim) => boolean> = {
  all: ({ leaning }) => leaning !== "open",
  trouble: ({ leaning, support }) => leaning === "bad" || (leaning === "divided" && support.length > 0),
  praise: ({ leaning }) => leaning === "good",
  // What several wish for alike is found as an answer.
  wishes: () => false,
  satisfied: ({ leaning }) => leaning === "good" || leaning === "bad" || leaning === "divided",
  divided: ({ leaning, against }) => leaning === "divided" && against.length > 0,
  barelyDivided: ({ leaning, against }) => leaning !== "open" && against.length > 0,
  steps: ({ leaning, step }) => (leaning === "bad" || leaning === "divided") && step !== "",
};

/** Of what several people name when they are asked to name something. */
const MOST_NAMED = 3;

/**
 * One claim of each theme, that with most people behind it, or of things that people named, those named by most; what
 * answers a question of the guide comes last.
 */
function tellingOf(themes: readonly FoundTheme[], kind: Kind, people: number): Told[] {
  const peopleOf = ({ support, against }: FoundClaim) => support.length + against.length;
  return themes
    .flatMap((theme) => {
      // That the answers to a question have nothing in common is no finding.
      const isTelling = ({ isOfSeveral }: FoundClaim) => theme.asksFor === null || isOfSeveral === true;
      // That some would use it and others wouldn't is no trouble, and that most would recommend it is nothing they
      // love.
      if ((kind === "trouble" || kind === "praise") && asksWhetherTheyWould(theme.title)) return [];
      const isNamed = ({ support, against }: FoundClaim) =>
        theme.isAsked ||
        [...support, ...against].filter((quote) => names(quote, theme)).length >=
          NAMING * (support.length + against.length);
      // In free talk, what doesn't even name the thing is a remark beside it more often than the opposite.
      const opposing = ({ against, ...claim }: FoundClaim) => ({
        ...claim,
        against: theme.isAsked ? against : against.filter((quote) => names(quote, theme)),
      });
      const fitting = theme.claims
        .map(opposing)
        .filter(
          (claim) => FITS[kind](claim) && isTelling(claim) && isNamed(claim) && peopleOf(claim) >= fewest(people),
        );
      const most = theme.asksFor === null ? 1 : MOST_NAMED;
      return fitting
        .sort((a, b) => peopleOf(b) - peopleOf(a))
        .slice(0, most)
        .map((claim) => ({ ...claim, theme }));
    })
    .sort((a, b) => Number(a.theme.isAsked) - Number(b.theme.isAsked) || peopleOf(b) - peopleOf(a))
    .slice(0, MOST);
}

/** Of what people say in their own words. */
const MOST_OWN_QUOTES = 6;
const MOST_OTHERS = 6;
/** Of each question whose answers aren't compared. */
const MOST_ANSWERS = 3;
/** Of each of several matters. */
const MOST_OF_EACH = 3;
/** Fewer claims than this tell too little of what many people said. */
const ENOUGH = 3;
const HALF = 0.5;

/** What was said as a whole: the claims that most people support, each with how many do and in whose words. */
export async function sumUp(
  kind: Overview,
  corpus: Pick<Corpus, "documents" | "people">,
  german: boolean,
  signal?: AbortSignal,
): Promise<Draft> {
  const { lines, lineAt } = saidLines(corpus);
  const find = (name: string, work: (signal: AbortSignal) => Promise<readonly FoundTheme[]>) =>
    foundOnce(corpus.documents, `${name} ${german}`, work, signal);
  const found = await find("themes", (signal) => findThemes(lines, { german, signal }));
  const searched = () => find("own", (signal) => ownThemes(lines, [], german ? IN_GERMAN : IN_ENGLISH, pacer(signal)));
  const phrases = german ? GERMAN : ENGLISH;
  const { evidence, sentences, say } = writing(phrases);
  const quoted = new Set<string>();
  const places = new Set<string>();
  const tell = (
    { ownerId, index, quote, person }: QuoteRef,
    as: number | Opening,
    before = "",
    newParagraph = before !== "",
  ) => {
    const line = lineAt(ownerId, index);
    if (!line) return;
    quoted.add(person);
    places.add(placeOf({ ownerId, index }));
    say(line, quote, as, { ...(before && { before }), ...(newParagraph && { newParagraph }) });
  };
  const clearly = tellingOf(found, kind, corpus.people);
  const isBarely = kind === "divided" && clearly.length === 0;
  const telling = isBarely ? tellingOf(found, "barelyDivided", corpus.people) : clearly;
  const unread = kind === "all" && telling.length === 0 ? found.filter(({ isUnread }) => isUnread) : [];
  for (const { title, claims } of unread)
    for (const [at, quote] of (claims[0]?.support ?? []).slice(0, MOST_ANSWERS).entries())
      tell(quote, at, at === 0 ? phrases.answering(title) : "");
  if (sentences.length > 0) return { evidence, lead: phrases.asked, sentences };
  for (const { text, step, leaning, support, against, theme } of telling) {
    const claim = kind === "steps" ? `${step} ${text}` : text;
    const counted = `${claim} ${phrases.backed(support.length, against.length, corpus.people, leaning === "divided")}`;
    const naming = (quotes: readonly QuoteRef[]) =>
      quotes.toSorted((a, b) => Number(names(b, theme)) - Number(names(a, theme)));
    const most = telling.length === 1 ? MOST_OF_ONLY : MOST_QUOTES;
    for (const [at, quote] of naming(support).slice(0, most).entries())
      tell(quote, 0, at === 0 ? upperFirst(counted) : "");
    for (const quote of naming(against).slice(0, MOST_QUOTES - 1)) tell(quote, phrases.other);
  }
  const own = telling.length > 0 ? [] : ownMatters(found, kind);
  for (const { claim } of own)
    for (const [at, quote] of claim.support.slice(0, MOST_OWN_QUOTES).entries())
      tell(quote, 0, at === 0 ? claim.text : "");
  // What only a few were asked leaves out what others say of their own accord.
  const isOfFew = own.length === 0 || quoted.size < corpus.people * HALF || !isOfAllMatters(own, kind);
  const isLittle = telling.length < ENOUGH && isOfFew && isOfMatters(kind);
  const beside = isLittle ? ownBeside(await searched(), kind, quoted, places) : [];
  for (const { text, quotes } of beside) {
    const isFinding = kind === "all" || telling.length + own.length === 0;
    for (const [at, quote] of quotes.slice(0, kind === "all" ? MOST_OF_EACH : MOST_OTHERS).entries())
      if (at > 0) tell(quote, at);
      else if (isFinding) tell(quote, at, text);
      else tell(quote, phrases.others, "", true);
  }
  const alone = corpus.people > 1 ? phrases.ownWords : null;
  const lead = isBarely ? phrases.barelyDivided : phrases.overview[kind];
  return { evidence, lead: telling.length > 0 ? lead : alone, sentences };
}
