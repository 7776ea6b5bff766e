import { isDivided } from "@/lib/core/is-divided";
import type { QuoteRef } from "@/lib/services/analysis/line";
import { personOf } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import type { AskedFor } from "../statements/asks-for";
import type { FoundClaim, Leaning } from "../theme";
import type { Wording } from "../wording/wording";
import { answerOf } from "./answer-of";
import { MOST_QUOTES } from "./most-quotes";
import { openQuotes } from "./open-quotes";

const FEWEST = 2;

/**
 * The claim of a question that asks people to name something (what should change, what is good or bad), quoting
 * everyone who does.
 */
export function namedClaim(group: Group, asked: AskedFor, wording: Wording): FoundClaim[] {
  const said = (answer: ReturnType<typeof answerOf>) =>
    group.outright.filter(({ line }) => answerOf(line.text, asked) === answer);
  const support = openQuotes({ ...group, outright: said("something") }, MOST_QUOTES);
  const named = new Set(support.map(({ person }) => person));
  const nothing = said("nothing").filter(({ line }) => !named.has(personOf(line)));
  const against: QuoteRef[] = openQuotes({ ...group, outright: nothing }, MOST_QUOTES);
  if (support.length < FEWEST) return [];
  const { claim, split, step, ask } = wording.named(asked, group.title);
  const divided = isDivided(support.length, against.length);
  const leaning: Leaning = divided ? "divided" : asked === "praise" ? "good" : "bad";
  return [{ text: divided ? split : claim, step: divided ? ask : step, leaning, support, against }];
}
