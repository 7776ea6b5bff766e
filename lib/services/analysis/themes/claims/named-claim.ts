import { isDivided } from "@/lib/core/evidence/is-divided";
import { personOf } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import type { AskedFor } from "../statements/asks-for";
import type { FoundClaim, Leaning } from "../theme";
import type { Wording } from "../wording/wording";
import { answerOf } from "./answer-of";
import { MOST_QUOTES } from "./most-quotes";
import { openQuotes } from "./open-quotes";
import { sharedIn } from "./shared-claims";

const FEWEST = 2;
/** "I'd change nothing about the price" names nothing that should change. */
const UNWANTED =
  /\b(?:nothing|wouldn[’']t (?:change|touch)|would not change|as it is|nichts (?:am|an|ändern)|so lassen)\b/iu;

/**
 * The claims of a question that asks people to name something (what should change, what is good or bad): each thing
 * that several people name, then the others, and those who name nothing.
 */
export async function namedClaims(
  group: Group,
  asked: AskedFor,
  { wording, german, breathe }: { wording: Wording; german: boolean; breathe: () => Promise<void> },
): Promise<FoundClaim[]> {
  const said = (answer: ReturnType<typeof answerOf>) =>
    group.outright.filter(({ line }) => answerOf(line.text, asked) === answer);
  const something = said("something");
  const support = openQuotes({ ...group, outright: something }, MOST_QUOTES);
  const named = new Set(support.map(({ person }) => person));
  const against = openQuotes(
    { ...group, outright: said("nothing").filter(({ line }) => !named.has(personOf(line))) },
    MOST_QUOTES,
  );
  if (support.length < FEWEST) return [];
  const leaning: Leaning = asked === "praise" ? "good" : "bad";
  const isNamed = (sentence: string) => asked === "trouble" || asked === "praise" || !UNWANTED.test(sentence);
  const lines = something.map(({ line }) => line);
  const found = await sharedIn(
    { ...group, lines },
    { isReason: false, isToName: true, isSaid: isNamed, german },
    breathe,
  );
  const claims = found.map(({ quotes, ...what }): FoundClaim => {
    const isMost = quotes.length > FEWEST && quotes.length > named.size / 2;
    const { claim: text, step } = wording.shared(asked, group.title, what, isMost);
    return { text, step, leaning, support: quotes, against: [], isOfSeveral: true };
  });
  const grouped = new Set(found.flatMap(({ quotes }) => quotes.map(({ person }) => person)));
  const rest = support.filter(({ person }) => !grouped.has(person));
  const { claim, split, step, ask } = wording.named(asked, group.title);
  if (claims.length === 0) {
    const divided = isDivided(support.length, against.length);
    return [
      {
        text: divided ? split : claim,
        step: divided ? ask : step,
        leaning: divided ? "divided" : leaning,
        support,
        against,
        isUnshared: !divided,
      },
    ];
  }
  if (rest.length >= FEWEST) {
    const others = wording.others(group.title, true);
    claims.push({ text: others.claim, step: others.step, leaning, support: rest, against: [], isUnshared: true });
  }
  if (against.length >= FEWEST) {
    const none = wording.nothing(asked, group.title);
    claims.push({ text: none.claim, step: none.step, leaning: "told", support: against, against: [] });
  }
  return claims;
}
