import { isDivided } from "@/lib/core/evidence/is-divided";
import { personOf } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import { replyTo } from "../statements/reply";
import { asksWhether } from "../statements/whether";
import type { FoundClaim } from "../theme";
import type { Wording } from "../wording/wording";
import { MOST_QUOTES } from "./most-quotes";
import { wholeAnswer } from "./whole-answer";

const FEWEST = 2;
const FEWEST_ANSWERS = 3;

/** The claim of "Do you sell online?": who says yes and who says no. */
export function whetherClaims({ title, outright }: Group, wording: Wording): FoundClaim[] {
  if (!asksWhether(title)) return [];
  const heard = new Set<string>();
  const firsts = outright.filter(({ line }) => !heard.has(personOf(line)) && heard.add(personOf(line)));
  const quotesFor = (said: "yes" | "no") =>
    firsts
      .filter(({ line }) => replyTo(line.text, title).is === said)
      .slice(0, MOST_QUOTES)
      .map(({ line }) => wholeAnswer(line));
  const [yes, no] = [quotesFor("yes"), quotesFor("no")];
  const isYes = yes.length >= no.length;
  const [support, against] = isYes ? [yes, no] : [no, yes];
  if (support.length < FEWEST || support.length + against.length < FEWEST_ANSWERS) return [];
  const { claim, split } = wording.whether(isYes, title, support.length > heard.size / 2);
  const text = isDivided(support.length, against.length) ? split : claim;
  return [{ text, step: "", leaning: "told", support, against, isOfSeveral: true }];
}
