import { clauseOf } from "./clause";
import { type Rule, rule, thing } from "./reading";

/** "What would a better invoice look like?" asks for an idea, before "What would make …" asks why. */
export const DESCRIBED: readonly Rule[] = [rule("what would (.+) look like", ([rest = ""]) => thing("concept", rest))];

/** Whether something that doesn't exist yet would be wanted. */
export const IDEAS: readonly Rule[] = [
  rule("(?:would|will|could|should|might) (.+)", ([rest = ""]) => {
    const { people, verb, rest: object } = clauseOf(rest);
    const [, idea] = /^(an? .+?) (?:help|make|be|work|save|solve|improve|change|reduce|bring|get)\b/i.exec(rest) ?? [];
    return idea ? thing("concept", idea) : { kind: "concept", people, verb, rest: verb ? object : rest };
  }),
  rule(
    "(?:is|are) there (?:any |a |enough )?(?:demand|interest|need|market|appetite) (?:for|in|of) (.+)",
    ([rest = ""]) => thing("concept", rest),
  ),
];
