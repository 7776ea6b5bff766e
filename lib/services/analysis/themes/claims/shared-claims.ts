import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Group } from "../group";
import { mattersIn } from "../shared/matters-in";
import { type Shared, sharedBy } from "../shared/shared-by";
import { asksForOpinion } from "../statements/asked-about";
import { asksForStory } from "../statements/asks-for";
import { MONEY } from "../statements/money";
import type { FoundClaim } from "../theme";
import type { Wording } from "../wording/wording";

const MOST = 4;
const stemmers = ["en", "de"].map(stemmerOf);

type Where = Pick<Group, "title" | "keys" | "common" | "asksFor"> & { lines: readonly AnalysisLine[] };
type How = {
  isReason: boolean;
  isToName: boolean;
  isOfOwn?: boolean;
  german: boolean;
  isSaid?: (sentence: string, before: string) => boolean;
};
type Told = { wording: Wording; german: boolean; breathe: () => Promise<void> };

/** What several people name in lines about a theme, apart from the theme and one another's names. */
export async function sharedIn(where: Where, how: How, breathe: () => Promise<void>): Promise<Shared[]> {
  const { title, keys, asksFor, lines } = where;
  // What the study is about may well be what should change.
  const common = asksFor === "wish" || asksFor === "lack" ? [] : (where.common ?? []);
  const speakers = lines.map(({ speaker }) => speaker ?? "").join(" ");
  const own = [...wordsOf(title), ...wordsOf(speakers)];
  const stems = new Set([...keys, ...common, ...stemmers.flatMap((stem) => own.map(stem))]);
  const found = await sharedBy(lines, { ...how, stems, most: MOST }, breathe);
  const asking = asksFor === null ? mattersIn(MONEY.test(title) ? `${title} price` : title, how.isReason) : [];
  const same = new Set(asking.map((matter) => (how.german ? matter.de : matter.en)));
  return found.filter(({ isMatter, label }) => !(isMatter && same.has(label)));
}

/** In a story, what fewer people mention is a circumstance of theirs. */
const FEWEST_IN_STORIES = 3;

/** The claims of answers to a question, each of what several people name. */
export async function toldClaims(group: Group, isReason: boolean, { wording, german, breathe }: Told) {
  const lines = group.outright.map(({ line }) => line);
  const isStory = asksForStory(group.title);
  // Things named by whoever is asked how it was are no answer.
  const isOpinion = asksForOpinion(group.title);
  const found = await sharedIn(
    { ...group, lines },
    { isReason, isToName: false, isOfOwn: !isReason && !isStory, german },
    breathe,
  );
  return found
    .filter(({ isMatter }) => isMatter || !isOpinion)
    .filter(({ isMatter, quotes }) => !isStory || (isMatter && quotes.length >= FEWEST_IN_STORIES))
    .map((each) => toldClaim(each, wording.shared(null, group.title, each, isOfMost(each, lines))));
}

/**
 * The claims about a thing, each of what several people mention when they are asked about it; if nobody asked, of what
 * they say in the same sentence in different words.
 */
export async function mentionedClaims(group: Group, thing: string, { wording, german, breathe }: Told) {
  const isAsked = group.answers.size > 0;
  if (!isAsked && !group.isNamed) return [];
  const lines = isAsked ? [...group.answers] : group.outright.map(({ line }) => line);
  const names = (word: string) => stemmers.some((stem) => group.keys.has(stem(word)));
  const isSaid = (sentence: string, before: string) => isAsked || wordsOf(`${before} ${sentence}`).some(names);
  const found = await sharedIn({ ...group, lines }, { isReason: false, isToName: false, german, isSaid }, breathe);
  return found
    .filter((each) => isAsked || (each.isMatter && each.label !== thing))
    .map((each) => toldClaim(each, wording.mentioned(thing, each, isOfMost(each, lines))));
}

/** Two people are never people in general. */
const FEWEST_OF_MOST = 2;
const isOfMost = ({ quotes }: Shared, lines: readonly AnalysisLine[]): boolean =>
  quotes.length > FEWEST_OF_MOST && quotes.length > new Set(lines.map(personOf)).size / 2;

const toldClaim = ({ quotes }: Shared, { claim, step }: { claim: string; step: string }): FoundClaim => ({
  text: claim,
  step,
  leaning: "told",
  support: quotes,
  against: [],
  isOfSeveral: true,
});
