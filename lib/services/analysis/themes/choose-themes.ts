import type { FoundClaim, FoundTheme } from "./theme";

const FEWEST_SIDED = 3;
/** What people name without a side is worth less to know. */
const TOLD = 0.5;
/** What each of so few people says can be told, unless they have enough in common. */
export const HANDFUL = 6;
const ENOUGH = 3;

export const isSided = (claims: readonly FoundClaim[]): boolean => claims.some(({ leaning }) => leaning !== "open");

/** What people only mention is no view of it. */
const takesSide = ({ leaning }: FoundClaim): boolean => leaning !== "open" && leaning !== "told";

/** `answered`: what people were asked about, with its place in the conversation. */
type Study = { everybody: number; byGuide: boolean; answered: ReadonlyMap<FoundTheme, number> };

const FEWEST_OPEN = 3;
/** A thing that most people speak about, and were asked about, is a theme even if their words alone take no side. */
function isOfMost(theme: FoundTheme, answered: Study["answered"], everybody: number): boolean {
  const [first] = theme.claims;
  const quoted = first?.leaning === "open" ? first.support.length : 0;
  return !theme.isAsked && answered.has(theme) && quoted >= FEWEST_OPEN && theme.people >= everybody / 2;
}

/**
 * What people say nothing in common about is told only if there is nothing else to tell, or of a handful of people if
 * they were asked (`answered`). `isLittle`: that isn't much, or found in
 * free conversation, where a handful have little in common.
 */
export function chooseThemes(
  themes: readonly FoundTheme[],
  { everybody, byGuide, answered }: Study,
): { chosen: readonly FoundTheme[]; isLittle: boolean } {
  const sided = themes.filter(({ claims }) => isSided(claims));
  if (everybody > HANDFUL) {
    const isKept = (theme: FoundTheme) => sided.includes(theme) || isOfMost(theme, answered, everybody);
    const kept = themes.filter(isKept);
    return { chosen: kept.length > 0 ? kept : themes, isLittle: !kept.some(({ claims }) => claims.some(takesSide)) };
  }
  const telling = themes
    .filter((theme) => sided.includes(theme) || answered.has(theme))
    .sort((a, b) => (answered.get(a) ?? 0) - (answered.get(b) ?? 0));
  return { chosen: telling.length > 0 ? telling : themes, isLittle: !byGuide || sided.length < ENOUGH };
}

/**
 * Answers to a guide's questions, of which there are many, leave half of the room to what people name by themselves,
 * and come after it if they take no side.
 */
export function orderThemes(chosen: readonly FoundTheme[], most: number): FoundTheme[] {
  const themes = [...chosen].sort((a, b) => weightOf(b) - weightOf(a));
  const answers = themes.filter(({ isAsked }) => isAsked);
  const own = themes.filter(({ isAsked, people }) => !isAsked && people >= FEWEST_SIDED);
  const room = Math.max(Math.ceil(most / 2), most - own.length);
  const kept = new Set([...answers.slice(0, room), ...themes.filter(({ isAsked }) => !isAsked)].slice(0, most));
  return themes.filter((each) => kept.has(each)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** What people would change comes after what they say of things, and before what they take no side on. */
function placeOf(theme: FoundTheme): number {
  if (theme.asksFor === "wish" || theme.asksFor === "lack") return 1;
  if (weightOf(theme) > 0) return 0;
  return theme.isAsked ? 3 : 2;
}

/**
 * Themes on which people take a side come first, those with most people before others; two people are too few to count.
 */
function weightOf({ claims }: FoundTheme): number {
  const sided = claims.filter(({ leaning }) => leaning !== "open");
  const people = new Set(sided.flatMap(({ support, against }) => [...support, ...against].map(({ person }) => person)));
  const isTold = sided.every(({ leaning }) => leaning === "told");
  return people.size < FEWEST_SIDED ? 0 : isTold ? people.size * TOLD : people.size;
}
