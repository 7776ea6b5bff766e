import type { Kind } from "../topic";
import { type Clause, clauseOf, isMany } from "./clause";

/** What was read from an English question, not yet cleaned. */
export type Reading = Clause & { kind: Kind };

/** A form of question, and how its parts are read. */
export type Rule = readonly [RegExp, (parts: string[]) => Reading];
export const rule = (source: string, read: (parts: string[]) => Reading): Rule => [
  new RegExp(`^(?:${source})$`, "i"),
  read,
];

const ATTITUDES =
  /^(think|feel|believe|trust|like|dislike|love|hate|want|need|expect|prefer|value|care|worry|wish|fear|perceive|understand|matter|imagine|see|view|miss|lack|know)$/;
export const AUXILIARY =
  "(?:do|does|did|don't|doesn't|didn't|do not|does not|did not|would|wouldn't|will|won't|can|can't|could|should|shouldn't|might|have|has)";

/** What people think or want is an attitude, whatever else the question would ask. */
export const kindOfVerb = (verb: string | null, usual: Kind): Kind =>
  verb && ATTITUDES.test(verb) ? "attitude" : usual;
/** A question about a thing. */
export const thing = (kind: Kind, rest: string, people: string | null = null): Reading => ({
  kind,
  people,
  verb: null,
  rest,
});
/** A question about what somebody does. */
export const clause = (usual: Kind, text: string, singular = false): Reading => {
  const read = clauseOf(text, { singular });
  // "Why does onboarding take so long": a subject of the sentence that isn't a person is what it is about.
  const [, doer] = /^((?!an? |people$)\S+(?: \S+)?)$/i.exec(read.people ?? "") ?? [];
  if (doer && !isMany(doer)) return thing(usual, doer);
  return { kind: kindOfVerb(read.verb, usual), ...read };
};

/** "for freelancers when invoicing" names the people and then the thing. */
export function peopleFirst(kind: Kind, rest: string): Reading {
  const [, people, about] = /^(?:for|of|among) (.+?) (?:when|while|with|in|during|about|at|on) (.+)$/.exec(rest) ?? [];
  if (people && about) return thing(kind, about, people);
  return thing(kind, rest.replace(/^(?:of|for|with|when|while|in|about|around|behind|to|on|that) /, ""));
}
