import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { isRole } from "../retrieve/asked/who-is-asked";

/** A question that sets two groups of people, or two things, side by side; `about`: on what the groups are compared. */
export type Comparison = { kind: "people" | "things"; sides: readonly [string, string]; about: string | null };

/** Within one sentence: a follow-up is read together with the question before it. */
const X = "([^?!\\n]+?)";
const THEY = "(?:they|people|users|customers|participants|everyone|most people|the people|most)";
const LIKE = "(?:like|liked|prefer|preferred|find|found|choose|chose|want|wanted|trust|trusted|use|used|enjoy|enjoyed)";
const MORE =
  "(?:better|more|best|most|worse|less|easier|faster|quicker|cheaper|nicer|preferable|preferred|more \\p{L}+|less \\p{L}+)";
const SEE = "(?:see|view|feel|think|judge|experience|rate|find|describe|use|talk|speak|react)(?: about| of| to)?";
const END = "[\\s?.!]*$";
const whole = (pattern: string) => new RegExp(`^${pattern}${END}`, "iu");

type Order = readonly ("a" | "b" | "about")[];
/** What is asked of two groups; the order is that of the pattern's groups. */
const OF_PEOPLE: readonly (readonly [RegExp, Order])[] = [
  [
    whole(
      `(?:do|did|does) ${X} ${SEE} ${X} (?:differently|any differently|in another way)(?: (?:from|than|to) (?:how )?)${X}(?: do| did)?`,
    ),
    ["a", "about", "b"],
  ],
  [whole(`(?:do|did|does) ${X} and ${X} ${SEE} ${X} differently`), ["a", "b", "about"]],
  [
    whole(
      `(?:how|in what way|where|what) (?:do|did|does) ${X} differ from ${X}(?: (?:on|about|in|when it comes to|regarding|with) ${X})`,
    ),
    ["a", "b", "about"],
  ],
  [whole(`(?:how|in what way|where|what) (?:do|did|does) ${X} differ from ${X}`), ["a", "b"]],
  [
    whole(
      `(?:how|in what way|where) (?:do|did) ${X} and ${X} differ(?: (?:on|about|in|when it comes to|regarding) ${X})`,
    ),
    ["a", "b", "about"],
  ],
  [whole(`(?:how|in what way|where) (?:do|did) ${X} and ${X} differ`), ["a", "b"]],
  [
    whole(
      `what (?:do|did|does) ${X} (?:say|think|want|report|tell us|mention|complain)(?: about| of) ${X},? (?:compared (?:with|to)|as opposed to|in contrast to|versus|vs\\.?|and what (?:do|did)) ${X}(?: say| think)?`,
    ),
    ["a", "about", "b"],
  ],
  [
    whole(
      `what (?:do|did|does) ${X} (?:say|think|want|report|tell us|mention|complain about),? (?:compared (?:with|to)|as opposed to|in contrast to|versus|vs\\.?) ${X}`,
    ),
    ["a", "b"],
  ],
  [
    whole(
      `(?:do|did|are|is|were) ${X} (?:more|less) (?:\\p{L}+ ){1,3}(?:about|with|of|by) ${X} than ${X}(?: are| were| do)?`,
    ),
    ["a", "about", "b"],
  ],
  [
    whole(
      `(?:sehen|finden|beurteilen|erleben|bewerten|sieht|findet) ${X} (die |den |das |ihre |ihren )${X} anders als ${X}`,
    ),
    ["a", "about", "about", "b"],
  ],
  [
    whole(`(?:wie|worin|wodurch) unterscheiden sich ${X} (?:von|und) ${X}(?: (?:bei|beim|in|hinsichtlich) ${X})`),
    ["a", "b", "about"],
  ],
  [whole(`(?:wie|worin|wodurch) unterscheiden sich ${X} (?:von|und) ${X}`), ["a", "b"]],
  [
    whole(
      `was (?:sagen|meinen|denken) ${X} (?:über|zu|zur|zum) ${X},? (?:im (?:vergleich|gegensatz|unterschied) zu|verglichen mit) ${X}`,
    ),
    ["a", "about", "b"],
  ],
  [
    whole(`was (?:sagen|meinen|denken) ${X},? (?:im (?:vergleich|gegensatz|unterschied) zu|verglichen mit) ${X}`),
    ["a", "b"],
  ],
];
/** Two, and on what. */
const OF_EITHER_ABOUT: readonly RegExp[] = [
  whole(
    `(?:please )?compare ${X} (?:and|with|to|versus|vs\\.?|against) ${X} (?:on|about|regarding|when it comes to|in terms of) ${X}`,
  ),
  whole(
    `(?:what(?:['’]s| is| are)|is there|are there)(?: the| a| any)? differences? between ${X} and ${X} (?:on|about|regarding|when it comes to|in terms of) ${X}`,
  ),
  whole(`(?:do|did) ${X} and ${X} (?:agree|disagree) (?:on|about|over) ${X}`),
];
/** Two of a kind, which may be people or things. */
const OF_EITHER: readonly RegExp[] = [
  whole(
    `(?:please )?compare (?:what (?:they|people) (?:say|think) about )?${X} (?:and|with|to|versus|vs\\.?|against) ${X}`,
  ),
  whole(
    `(?:what(?:['’]s| is| are)|is there|are there)(?: the| a| any)? differences? (?:do \\p{L}+ see )?between ${X} and ${X}(?: for ${THEY}| according to .+)?`,
  ),
  whole(`(?:vergleiche?|vergleich) ${X} (?:mit|und) ${X}`),
  whole(`(?:was ist|gibt es)(?: der| die| einen| einen)? unterschiede? zwischen ${X} und ${X}`),
  whole(`${X} (?:vs\\.?|versus) ${X}`),
];
const OF_THINGS: readonly RegExp[] = [
  whole(`which(?: one| \\p{L}+)? (?:do|did|would|does) ${THEY} ${LIKE}(?: ${MORE})?[,:]? ${X} or ${X}`),
  whole(`what (?:do|did|would) ${THEY} ${LIKE}(?: ${MORE})?[,:] ${X} or ${X}`),
  whole(
    `(?:which|what)(?: one| \\p{L}+)? (?:is|was|are|were|works|worked|seems|goes) (?:the )?${MORE}[^,:]*[,:] ${X} or ${X}`,
  ),
  whole(`(?:do|did|would|does) ${THEY} (?:prefer|rather have|like) ${X} (?:or|to|over|more than|better than) ${X}`),
  whole(`(?:is|was|are|were) ${X} (?:seen as )?(?:better|worse|easier|faster|more \\p{L}+|less \\p{L}+) than ${X}`),
  whole(`(?:is|are|was|were) ${X} or ${X} (?:the )?${MORE}(?: popular| liked)?`),
  whole(`${X} or ${X}[,:]? (?:what|which)(?: one)? (?:do|did|would|is|was|works) .+`),
  whole(
    `(?:was|welche\\p{L}*(?: \\p{L}+)?) (?:gefällt|gefiel|gefallen|finden|fanden|mögen|mochten|ist|war|bevorzugen|funktioniert) [^,:]*[,:] ${X} oder ${X}`,
  ),
  whole(`${X} oder ${X}[,:]? (?:was|welche\\p{L}*) .+`),
  whole(`(?:ist|sind|war|waren|finden sie|finden die leute) ${X} besser als ${X}`),
];

const PEOPLE =
  /^(?:the )?(?:other |our |most |all )*(?:people|those|users|customers|clients|participants|everyone|everybody|anyone|ones|women|men|persons?|leute|diejenigen|nutzer\p{L}*|kund\p{L}+|frauen|männer)\b|\b(?:who|die)\b/iu;
const OTHERS =
  /^(?:the |all )?(?:others?|rest|everyone else|everybody else|anyone else|other (?:people|users|customers)|(?:alle |die )?(?:anderen|übrigen))$/iu;
const CUT = /^(?:the |with |about |it |that )*(?=\p{L})/iu;

/** Whether a group is everybody who isn't in the other. */
export const isTheRest = (group: string): boolean => OTHERS.test(group.trim());

const isPeople = (side: string): boolean =>
  PEOPLE.test(side.trim()) || isTheRest(side) || wordsOf(side).some((word) => isRole(word));

const tidy = (text: string): string =>
  text
    .trim()
    .replace(/^[“"„'‘]|[”"“'’]$/gu, "")
    .replace(/[,:;]$/u, "");
/** "It" is whatever is talked about. */
const EMPTY = /^(?:it|this|that|things?|everything|things in general|es|das|alles)$/iu;

const EVERYBODY = /^(?:the )?(?:people|they|users|customers|participants|everyone|everybody|leute|die leute|sie)$/iu;

function read(found: RegExpExecArray, order: Order): Comparison | null {
  const of = (part: Order[number]) =>
    tidy(order.flatMap((each, at) => (each === part ? [found[at + 1] ?? ""] : [])).join(""));
  const [a, b, about] = [of("a"), of("b"), of("about").replace(CUT, "")];
  if (a === "" || b === "") return null;
  // "What do people say about the fitters compared with the planner?"
  if (EVERYBODY.test(a) && about !== "") return { kind: "things", sides: [of("about"), b], about: null };
  return { kind: "people", sides: [a, b], about: about === "" || EMPTY.test(about) ? null : about };
}

/** Nobody compares in more; patterns with several open ends would read thousands of characters for half a second. */
const LONGEST = 400;

/** Reads a question that compares; null for any other. */
export function readComparison(question: string): Comparison | null {
  const typed = question.trim();
  if (typed.length > LONGEST) return null;
  for (const [pattern, order] of OF_PEOPLE) {
    const found = pattern.exec(typed);
    const comparison = found && read(found, order);
    if (comparison) return comparison;
  }
  for (const pattern of OF_EITHER_ABOUT) {
    const [, a = "", b = "", about = ""] = pattern.exec(typed) ?? [];
    if (about !== "") return { kind: "people", sides: [tidy(a), tidy(b)], about: tidy(about).replace(CUT, "") };
  }
  for (const pattern of [...OF_EITHER, ...OF_THINGS]) {
    const found = pattern.exec(typed);
    const noun = /^which (?!one\b)(\p{L}+)/iu.exec(typed)?.[1];
    // "Which camera, the one looking out or …"
    const named = (side = "") => (noun ? tidy(side).replace(/^the one\b/iu, `the ${noun}`) : tidy(side));
    const [a, b] = [named(found?.[1]), named(found?.[2])];
    if (a === "" || b === "") continue;
    const kind = OF_EITHER.includes(pattern) && isPeople(a) && isPeople(b) ? "people" : "things";
    return { kind, sides: [a, b], about: null };
  }
  return null;
}
