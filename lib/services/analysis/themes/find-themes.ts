import { isUnread } from "@/lib/services/analysis/words/other-language";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type AnalysisLine, personOf, placeOf } from "../line";
import { pacer } from "../pacer";
import { isByGuide } from "./by-guide";
import { chooseThemes, HANDFUL, isSided, orderThemes } from "./choose-themes";
import { claimsOf } from "./claims/claims-of";
import { spokenOf } from "./claims/spoken-of";
import type { Group } from "./group";
import { groupLines } from "./group-lines";
import { askedByName, isWorthTelling } from "./is-worth-telling";
import { namedGroups } from "./named-groups";
import { withArticle } from "./nouns";
import { ownThemes } from "./own/own-themes";
import { printed } from "./printed";
import { commonNames } from "./shared/common-names";
import { asksForFacts } from "./statements/asked-about";
import { statementsOf } from "./statements/statements-of";
import type { FindThemes, FoundClaim, FoundTheme } from "./theme";
import { topicGroups } from "./topic-groups";
import { unreadThemes } from "./unread-themes";
import { withWhatIsPaid } from "./what-is-paid";
import { ENGLISH } from "./wording/english";
import { GERMAN } from "./wording/german";
import type { Wording } from "./wording/wording";

const MOST = 10;
/** Many more candidates from guide and names are examined than kept: those on which people take a side come first. */
const LOOKED_AT = 3;
const IN_SUMMARY = 4;
/** Beyond the things that most people bring up by themselves, hardly anything is worth knowing. */
const MOST_UNPROMPTED = 2;
/** Reading each sentence of more lines takes too long. */
const MOST_OWN = 3_000;

/**
 * Groups lines by subject, names each group in plain words and finds the claims in it. Of what is said in a language
 * that isn't read, only who was asked what, and how they answer.
 */
export const findThemes: FindThemes = async (lines, { most = MOST, german = false, signal } = {}) => {
  const wording = german ? GERMAN : ENGLISH;
  const unread = lines.filter(({ language }) => isUnread(language));
  const read = unread.length > 0 ? lines.filter(({ language }) => !isUnread(language)) : lines;
  const known = read.length > 0 || unread.length === 0 ? await themesIn(read, { most, german, wording }, signal) : [];
  return [...known, ...unreadThemes(unread, { wording, german, most: most - known.length })].map(printed);
};

type How = { most: number; german: boolean; wording: Wording };

async function themesIn(
  lines: readonly AnalysisLine[],
  { most, german, wording }: How,
  signal: AbortSignal | undefined,
): Promise<FoundTheme[]> {
  const breathe = pacer(signal);
  const byGuide = isByGuide(lines);
  const groups = withWhatIsPaid(
    byGuide
      ? await groupLines(lines, { most: most * LOOKED_AT, german }, breathe)
      : await freeGroups(lines, { most, german }, breathe),
  );
  const spoken = spokenOf(groups, await statementsOf(groups.length > 0 ? lines : [], breathe));
  const common = byGuide ? await commonNames(lines, breathe) : undefined;
  const names = new Set(lines.flatMap(({ speaker }) => wordsOf(speaker ?? "")));
  const everybody = new Set(lines.map(personOf)).size;
  const askedBy = askedByName(lines);
  const places = new Map(lines.map(({ question }, at) => [question ?? "", at] as const).reverse());
  const themes: FoundTheme[] = [];
  const answered = new Map<FoundTheme, number>();
  let unprompted = 0;
  for (const group of groups) {
    const found = await claimsOf({ ...group, common, everybody }, spoken.get(group) ?? [], wording, german, breathe);
    const isOpen = group.isNamed === true && !isSided(found);
    const claims = isOpen
      ? unpromptedOf(group, found, everybody, wording)
      : found.filter((claim) => isWorthTelling(claim, group, { everybody, askedBy }));
    if (isOpen && claims.length > 0) unprompted += 1;
    const isTooMany = isOpen && unprompted > MOST_UNPROMPTED;
    const isTold = isSided(claims) || !isIncidental(group, everybody);
    if (claims.length > 0 && !isTooMany && isTold && !(group.isNamed && isRepeated(claims, themes))) {
      const theme = themeOf(group, claims, { names, wording, german });
      themes.push(theme);
      const [answer] = group.answers;
      if (answer && !isAside(group.title)) answered.set(theme, places.get(answer.question ?? "") ?? 0);
    }
    await breathe();
  }
  const { chosen, isLittle } = chooseThemes(themes, { everybody, byGuide, answered });
  const own = isLittle && lines.length <= MOST_OWN ? await ownThemes(lines, chosen, wording, breathe) : [];
  const left =
    own.length > 0 && everybody <= HANDFUL
      ? chosen.filter((theme) => isSided(theme.claims) || answered.has(theme))
      : chosen;
  return [...orderThemes(left, most), ...own];
}

/** What few name, in passing, and on which nobody takes a side is no finding. */
const isIncidental = ({ isScattered, isInPassing, people }: Group, everybody: number): boolean =>
  isScattered === true || (isInPassing === true && people <= everybody / 2);

type Telling = { names: ReadonlySet<string>; wording: Wording; german: boolean };

/** `names`: of those who speak, which hold nothing together. */
function themeOf(group: Group, claims: FoundClaim[], { names, wording, german }: Telling): FoundTheme {
  const { title, isAsked, asksFor, terms, people, members } = group;
  return {
    title,
    isAsked,
    asksFor,
    thing: insideOf(group, wording, german),
    summary: summaryOf({ ...group, terms: terms.filter((term) => !names.has(term)) }, wording, german),
    terms,
    claims,
    people,
    lines: members.length,
  };
}

/** When or how often somebody did something, and whether there is anything else, is seldom worth knowing. */
const isAside = (title: string): boolean =>
  (asksForFacts(title) && !/^(?:what|was)\b/iu.test(title)) ||
  /\b(?:anything|something) (?:else|(?:you(?:[’']d| would) like )?to add)\b|\b(?:noch|sonst) (?:et)?was\b/iu.test(
    title,
  );

const REPEATED = 0.6;

/** What is told in the same lines as a theme before it is that theme by another name. */
function isRepeated(claims: readonly FoundClaim[], themes: readonly FoundTheme[]): boolean {
  const placesOf = (all: readonly FoundClaim[]) =>
    new Set(all.flatMap(({ support, against }) => [...support, ...against].map(placeOf)));
  const own = placesOf(claims);
  return themes.some((theme) => {
    const others = placesOf(theme.claims);
    return [...own].filter((place) => others.has(place)).length >= own.size * REPEATED;
  });
}

/** What most people bring up by themselves is a finding even if they take no side on it. */
function unpromptedOf(group: Group, [claim]: readonly FoundClaim[], everybody: number, wording: Wording): FoundClaim[] {
  if (claim === undefined || group.thing === null || group.people <= everybody / 2) return [];
  const { claim: text, step } = wording.unprompted(group.thing);
  return [{ ...claim, text, step, leaning: "told" }];
}

/**
 * What people name by themselves, then groups of neighboring lines and known topics; of two with one name, the one with
 * more people.
 */
async function freeGroups(
  lines: readonly AnalysisLine[],
  { most, german }: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const near = await groupLines(lines, { most, german }, breathe);
  const topics = near.length === 0 ? [] : await topicGroups(lines, near, german, breathe);
  const named = await namedGroups(lines, { most: most * LOOKED_AT, german }, breathe);
  const stem = stemmerOf(german ? "de" : "en");
  const calledBy = ({ title }: Group) =>
    wordsOf(title)
      .filter((word) => !isStopWord(word))
      .map(stem);
  const isSame = (one: Group, other: Group) => calledBy(one).some((word) => calledBy(other).includes(word));
  const kept = named.filter((each) => !near.some((one) => isSame(each, one) && one.people >= each.people));
  const isOwn = (group: Group) => !kept.some((each) => isSame(each, group));
  return [...kept, ...near.filter(isOwn), ...topics.filter(isOwn).map((group) => ({ ...group, isScattered: true }))];
}

const insideOf = ({ title, isAsked, thing }: Group, wording: Wording, german: boolean): string | null =>
  isAsked ? null : ((german ? null : thing) ?? wording.inside(title));

/** Empty if the name says everything that holds the theme together. */
function summaryOf(group: Group, wording: Wording, german: boolean): string {
  if (group.isAsked) return "";
  const stem = stemmerOf(german ? "de" : "en");
  const named = new Set(wordsOf(group.title));
  const stems = new Map(group.terms.toReversed().map((term) => [stem(term), term]));
  const terms = group.terms.filter((term) => !named.has(term) && stems.get(stem(term)) === term);
  const things = thingsOf({ ...group, terms }, german);
  if (things.length > 0) return wording.summary(things);
  return terms.length > 0 ? wording.words(terms.slice(0, IN_SUMMARY)) : "";
}

/** The names of things that hold a theme together, with their article; fewer than two aren't worth a sentence. */
function thingsOf({ terms, nouns }: Group, german: boolean): string[] {
  const stem = stemmerOf(german ? "de" : "en");
  const things = [...new Set(terms.flatMap((term) => nouns.get(stem(term))?.phrase ?? []))];
  return things.length > 1 ? things.slice(0, IN_SUMMARY).map(withArticle) : [];
}
