import { upperFirst } from "@/lib/core/text/upper-first";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import type { Leaning } from "@/lib/services/analysis/themes/theme";
import type { Draft, DraftClaim, DraftTheme } from "./found";
import type { Said } from "./load-said";
import { type Wording, wordingOf } from "./wording";

const MOST_STEPS = 5;
/** Steps to read or ask more aren't worth repeating often. */
const MOST_OPEN = 2;
const IN_SUMMARY = 4;
const QUESTIONS = 2;

/** The built-in analyst's result over everything that was said, in its own words. */
export async function draft(said: Said): Promise<Draft> {
  const wording = wordingOf(said);
  const themes = await findThemes(said.lines, { german: said.isGerman });
  return {
    summary: summaryOf(themes, said, wording),
    themes,
    steps: stepsOf(themes),
    madeBy: "built-in",
    fallback: null,
  };
}

/** The themes that most people mention, first those on which they take a side. */
const titlesOf = (themes: readonly DraftTheme[]): string[] =>
  [...themes]
    .sort((a, b) => Number(isSided(b)) - Number(isSided(a)) || b.people - a.people)
    .slice(0, IN_SUMMARY)
    .map(calledIn);

/** A theme's name within a sentence. */
const calledIn = ({ title, thing }: DraftTheme): string => thing ?? title;

const isSided = ({ claims }: DraftTheme): boolean => claims.some(({ leaning }) => leaning !== "open");

/** What fewer people say is in its claim, and doesn't describe everyone. */
const SPEAKS_FOR_ALL = 1 / 3;
const FEWEST = 3;

const leaningAs = (themes: readonly DraftTheme[], leaning: Leaning, people: number): string[] =>
  themes
    .filter(({ isAsked, claims: [first] }) => !isAsked && first?.leaning === leaning && isOfMany(first, people))
    .map(calledIn);

const isOfMany = ({ leaning, support, against }: DraftClaim, people: number): boolean =>
  support.length + (leaning === "divided" ? against.length : 0) >= Math.max(FEWEST, people * SPEAKS_FOR_ALL);

/** Neutral questions that most people answer with a side. */
const answeredWith = (themes: readonly DraftTheme[], leaning: Leaning, people: number): string[] =>
  themes
    .filter(({ isAsked, asksFor, claims: [first] }) => {
      const isOfMost = first !== undefined && first.support.length > people / 2;
      return isAsked && asksFor === null && first?.leaning === leaning && isOfMost;
    })
    .map(({ title }) => title);

/** Questions to which several people give the same answers, first those that ask what to change. */
const sharedOf = (themes: readonly DraftTheme[]): string[] =>
  themes
    .filter(({ isAsked, asksFor, claims }) => isAsked && claims.some((claim) => isShared(claim, asksFor !== null)))
    .sort((a, b) => Number(b.asksFor !== null) - Number(a.asksFor !== null))
    .map(({ title }) => title);

const isShared = ({ leaning, isOfSeveral = false }: DraftClaim, isNamed: boolean): boolean =>
  isOfSeveral && (leaning === "told" || isNamed);

/** Names only themes: a claim can be hidden, and must not appear here then. */
export function summaryOf(all: readonly DraftTheme[], said: Said, wording: Wording): string {
  const { participants, sessions, isSurvey } = said;
  // A group interview is one interview; a survey is answered by each person.
  const count = isSurvey ? participants.length : sessions;
  const own = all.flatMap(({ own }) => own ?? []);
  const themes = all.filter(({ own }) => own === undefined);
  if (all.length === 0) return wording.nothing(count);
  if (themes.length === 0) return wording.own(count, own, participants.length);
  const told = summaryOfShared(themes, count, participants, wording);
  return own.length > 0 ? `${told} ${wording.alsoOwn(own, participants.length)}` : told;
}

function summaryOfShared(
  themes: readonly DraftTheme[],
  count: number,
  participants: readonly string[],
  wording: Wording,
): string {
  const matters = themes.filter(({ isAsked }) => !isAsked);
  const sides = (["bad", "divided", "good"] as const).map((leaning) => leaningAs(themes, leaning, participants.length));
  const [trouble = [], divided = [], praise = []] = sides.map((titles) => titles.slice(0, IN_SUMMARY));
  const named = new Set([...trouble, ...divided, ...praise]);
  const others = titlesOf(matters).filter((title) => !named.has(title));
  const clauses = [
    trouble.length > 0 ? wording.trouble(trouble) : "",
    divided.length > 0 ? wording.divided(divided) : "",
    praise.length > 0 ? wording.praise(praise) : "",
    others.length > 0 ? wording.topics(others, named.size === 0) : "",
    ...[
      { questions: answeredWith(themes, "bad", participants.length), say: wording.troubleAsked },
      { questions: answeredWith(themes, "good", participants.length), say: wording.praiseAsked },
      { questions: sharedOf(themes), say: wording.shared },
    ].map(({ questions, say }) =>
      questions.length > 0 ? say(questions.slice(0, QUESTIONS), participants.length) : "",
    ),
  ].filter((clause) => clause !== "");
  if (clauses.length === 0) return wording.answered(count, titlesOf(themes));
  const [first = "", ...rest] = clauses;
  const opening = wording.opening(count);
  return [`${opening}${opening.endsWith(". ") ? upperFirst(first) : first}`, ...rest.map(upperFirst)].join(" ");
}

/** Problems come first, then what is disputed; each step names the claims it follows from. */
function stepsOf(themes: readonly DraftTheme[]): Draft["steps"] {
  const order: Leaning[] = ["bad", "divided", "told", "open", "good"];
  const all = themes.flatMap(({ claims }) => {
    const [first] = claims;
    if (!first?.step) return [];
    const same = claims.filter(({ step }) => step === first.step);
    return [{ leaning: first.leaning, text: first.step, claims: same }];
  });
  const once = all.filter(({ text }, at) => all.findIndex((step) => step.text === text) === at);
  once.sort((a, b) => order.indexOf(a.leaning) - order.indexOf(b.leaning));
  const open = once.filter(({ leaning }) => leaning === "open").slice(0, MOST_OPEN);
  const steps = once.filter((step) => step.leaning !== "open" || open.includes(step));
  return steps.slice(0, MOST_STEPS).map(({ text, claims }) => ({ text, claims }));
}
