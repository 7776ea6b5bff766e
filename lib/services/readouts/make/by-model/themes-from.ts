import type { QuoteRef } from "@/lib/services/analysis/line";
import { MOST_QUOTES } from "@/lib/services/analysis/themes/claims/most-quotes";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Codebook } from "@/lib/services/model/prompts/codebook";
import type { DraftClaim, DraftTheme } from "../found";
import type { Coded } from "./code-passages";
import { Judge } from "./judge";
import { MOST } from "./most";

/** Shorter quotes say little alone, longer ones aren't read. */
const HANDY = { least: 40, most: 320 } as const;

type Given = { language: string; people: number; study: string };

/**
 * The themes of a codebook with what was coded for their claims. A model's sentence is kept if it fits the words of its
 * evidence, a claim if at least two people support it (or the only one), and a theme if any of its claims is left.
 */
export function themesFrom(codebook: Codebook, coded: ReadonlyMap<number, Coded[]>, given: Given): DraftTheme[] {
  let number = 0;
  const themes = codebook.themes.flatMap(({ title, summary, claims }): DraftTheme[] => {
    const evidence = claims.map((text) => ({ text, coded: coded.get(number++) ?? [] }));
    const judge = judgeOf(
      evidence.flatMap((one) => one.coded),
      given,
    );
    const called = judge.fit(title.replace(/[.:]$/, ""), MOST.title);
    const found = evidence.flatMap((one) => claimOf(one, given) ?? []);
    if (called === null || found.length === 0) return [];
    found.sort((a, b) => b.support.length - a.support.length);
    return [
      {
        title: called,
        thing: null,
        isAsked: false,
        asksFor: null,
        summary: judge.fit(summary, MOST.text) ?? "",
        terms: wordsOf(called).filter((word) => !isStopWord(word)),
        claims: found.slice(0, MOST.claims),
        people: new Set(found.flatMap(({ support, against }) => [...support, ...against].map(({ person }) => person)))
          .size,
      },
    ];
  });
  return themes.sort((a, b) => b.people - a.people).slice(0, MOST.themes);
}

/** Sentences about these passages have words of theirs, of the questions before them, or of the study's title. */
const judgeOf = (coded: readonly Coded[], { study, language }: Given): Judge =>
  new Judge(
    [study, ...coded.map(({ passage }) => passage.line.question ?? "")],
    coded.map(({ passage }) => passage.line.text),
    language,
  );

function claimOf({ text, coded }: { text: string; coded: Coded[] }, given: Given): DraftClaim | null {
  const [support, against] = sidesOf(coded);
  const said = judgeOf(coded, given).fit(text, MOST.text);
  if (said === null || support.length < Math.min(2, given.people)) return null;
  return { text: said, leaning: "told", isOfSeveral: true, step: "", support, against };
}

/** One quote per person. Who is coded for both sides is on that which more of their passages take, or on neither. */
function sidesOf(coded: readonly Coded[]): [QuoteRef[], QuoteRef[]] {
  const people = new Map<string, Record<Coded["side"], QuoteRef[]>>();
  for (const { passage, side } of coded) {
    const { ref } = passage;
    const sides = people.get(ref.person) ?? { for: [], against: [] };
    if (!sides[side].includes(ref)) sides[side].push(ref);
    people.set(ref.person, sides);
  }
  const quotesOn = (side: Coded["side"], other: Coded["side"]) =>
    [...people.values()]
      .flatMap((sides) => (sides[side].length > sides[other].length ? (bestOf(sides[side]) ?? []) : []))
      .sort((a, b) => Number(isHandy(b)) - Number(isHandy(a)))
      .slice(0, MOST_QUOTES);
  return [quotesOn("for", "against"), quotesOn("against", "for")];
}

const isHandy = ({ quote }: QuoteRef): boolean => quote.length >= HANDY.least && quote.length <= HANDY.most;
const bestOf = (refs: readonly QuoteRef[]): QuoteRef | undefined => refs.find(isHandy) ?? refs[0];
