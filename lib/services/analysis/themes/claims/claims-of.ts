import { personOf } from "@/lib/services/analysis/line";
import type { Group } from "../group";
import { asksForReasons } from "../statements/asks-for";
import type { FoundClaim } from "../theme";
import type { Wording } from "../wording/wording";
import { type Chosen, chosenSides, FEWEST_GENERAL, placeOf, SAME, type Sided } from "./chosen-sides";
import { isOfGuide, moodClaim } from "./mood-claim";
import { type Mood, moodOf } from "./mood-of";
import { MOST_QUOTES } from "./most-quotes";
import { namedClaims } from "./named-claim";
import { isAbout, openQuotes, soundsSided } from "./open-quotes";
import { mentionedClaims, toldClaims } from "./shared-claims";
import { sidedClaim } from "./sided-claim";
import type { Spoken } from "./spoken-of";
import { whetherClaims } from "./whether-claim";
import { wouldClaims } from "./would-claims";

const MOST_CLAIMS = 3;
const FEWEST = 2;
/** Of more than a handful of people, what nobody was asked about needs more than two. */
const FEWEST_UNASKED = 3;
const MORE_THAN_A_HANDFUL = 7;

type How = { wording: Wording; german: boolean; breathe: () => Promise<void> };

/** The claims about one theme, most people first: the aspects in which people take a side on it. */
export async function claimsOf(
  group: Group & { everybody: number },
  spoken: readonly Spoken[],
  wording: Wording,
  german: boolean,
  breathe: () => Promise<void>,
): Promise<FoundClaim[]> {
  const how = { wording, german, breathe };
  const asked = await askedClaims(group, how);
  if (asked.length > 0 || group.asksFor !== null) return asked;
  const { title, isAsked, thing } = group;
  const inside = isAsked ? null : ((german ? null : thing) ?? wording.inside(title));
  // What everybody was asked about keeps the name it was asked by, and is first of all good or bad as a whole; so is a
  // thing on whose whole people differ.
  const isAskedAbout = inside !== null && !group.isTopic && (group.answers.size > 0 || group.isNamed === true);
  const isOfMany = group.everybody >= MORE_THAN_A_HANDFUL;
  const isUnasked = isOfMany && !isAsked && group.answers.size === 0;
  const chosen = chosenSides(group, spoken, {
    isAskedAbout,
    inside,
    german,
    fewest: isUnasked ? FEWEST_UNASKED : FEWEST,
  });
  const isReason = isAsked && asksForReasons(title);
  const mood = isAskedAbout || (chosen.length === 0 && !isReason) ? await moodOf(group, spoken, breathe) : null;
  const fewest = isOfMany && !isOfGuide(group) ? FEWEST_UNASKED : FEWEST;
  const shared = mood && moodClaim(group, mood, inside, { wording, fewest });
  if (chosen.length === 0) return shared ? [shared] : unsidedClaims(group, { inside, isReason, mood }, how);
  const isWhole = group.answers.size > 0 || shared?.leaning === "divided";
  const isShared = shared !== null && isWhole && chosen.every(({ more }) => more.length <= shared.support.length);
  const particular = isShared ? chosen.filter((each) => isParticular(each) && !isWithin(each, shared)) : chosen;
  const claims = particular.map((each) => claimOf(each, title, wording));
  if (isReason) return [...(await toldClaims(group, isReason, how)), ...claims];
  return isShared ? [shared, ...claims].slice(0, MOST_CLAIMS) : claims;
}

/**
 * What people answered to a question of its own kind. Nobody takes a side on a question itself: only on what most of
 * its answers name, or on what it asked for.
 */
async function askedClaims(group: Group, how: How): Promise<FoundClaim[]> {
  if (group.asksFor !== null) return namedClaims(group, group.asksFor, how);
  if (!group.isAsked) return [];
  const would = wouldClaims(group, how.wording);
  if (would.length > 0) return would;
  const whether = whetherClaims(group, how.wording);
  return whether.length > 0 ? [...whether, ...(await toldClaims(group, false, how))].slice(0, MOST_CLAIMS) : [];
}

type Unsided = { inside: string | null; isReason: boolean; mood: Mood | null };

/** Where nobody takes a side: what is shared by what people tell, or that it is so. */
async function unsidedClaims(group: Group, { inside, isReason, mood }: Unsided, how: How): Promise<FoundClaim[]> {
  const told = await (inside === null ? toldClaims(group, isReason, how) : mentionedClaims(group, inside, how));
  if (told.length > 0) return told;
  const support = openQuotes(answering(group), MOST_QUOTES).filter((ref) => inside === null || isAbout(ref, group));
  if (support.length < FEWEST) return [];
  const isSided = (mood !== null && mood.sure.length + mood.leaning.length > 0) || support.some(soundsSided);
  const { claim, step } = inside === null ? how.wording.answered(group.title) : how.wording.open(inside, isSided);
  // Who was asked needn't be asked again.
  const next = inside !== null && group.answers.size > 0 ? "" : step;
  return [{ text: claim, step: next, leaning: "open", support, against: [] }];
}

const claimOf = ({ kind, side, more, fewer, thing }: Chosen, title: string, wording: Wording): FoundClaim =>
  sidedClaim(thing === null ? wording.named("wish", title) : wording.of(kind, side, thing), side, more, fewer);

/** What people say when they are asked about a thing tells more than where else it comes up. */
function answering(group: Group): Group {
  const outright = group.outright.filter(({ line }) => group.answers.has(line));
  return new Set(outright.map(({ line }) => personOf(line))).size >= FEWEST ? { ...group, outright } : group;
}

/** To like a thing or to be fine with it is what is said on the whole. */
const isParticular = ({ kind, more }: Sided): boolean =>
  kind !== "liking" && kind !== "mind" && more.length >= FEWEST_GENERAL;

/** What is said in particular by the same quotes as what is said on the whole adds nothing. */
function isWithin({ more }: Sided, { support }: FoundClaim): boolean {
  const places = new Set(support.map(({ ownerId, index, firstOffset }) => `${ownerId} ${index} ${firstOffset}`));
  return more.filter((voice) => places.has(placeOf(voice))).length > more.length * SAME;
}
