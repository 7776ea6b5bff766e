import type { Language } from "@/lib/core/languages";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { ja } from "./ja";
import { nl } from "./nl";
import { pl } from "./pl";
import { pt } from "./pt";
import type { Readings } from "./readings";

const ALL: Record<Language, Readings> = { en, de, es, fr, it, pt, nl, pl, ja, ar };
const every = Object.values(ALL);

const any = (of: (readings: Readings) => readonly string[]): RegExp => new RegExp(every.flatMap(of).join("|"), "u");
/** Matches only if the whole text is one of these. */
const whole = (of: (readings: Readings) => readonly string[]): RegExp =>
  new RegExp(`^(?:${every.flatMap(of).join("|")})$`, "u");
// The rules of all languages together, since people answer in whichever is theirs.
export const LEAVING = whole(({ leaving }) => leaving);
export const STOPS = whole(({ leaving, stops }) => [...leaving, ...stops]);
export const REFUSED = whole(({ refused }) => refused);
export const UNSURE = whole(({ unsure }) => unsure);
const POLITELY = every.map(({ politely }) => politely).join("|");
const SOFTLY = `${every.map(({ softly }) => softly).join("|")}|${POLITELY}`;
const BEFORE = new RegExp(`^(?:${SOFTLY}) (?=.)`, "u");
const AFTER = new RegExp(`(?<=.) (?:${SOFTLY})$`, "u");

/**
 * What is left of a text without the words that people say around it, if that is wholly one of these; null otherwise.
 * They are taken off one by one, because "no" is one of them and begins "no quiero" as well.
 */
export function withoutSoftening(wholly: RegExp, said: string): string | null {
  let rest = said;
  while (AFTER.test(rest) && !wholly.test(rest)) rest = rest.replace(AFTER, "");
  while (BEFORE.test(rest) && !wholly.test(rest)) rest = rest.replace(BEFORE, "");
  return wholly.test(rest) ? rest : null;
}

/** Whether a text is nothing but what people say around something: "Hmm", "Well". */
export const isSoftening = (said: string): boolean => ONLY_SOFTENING.test(said);
const ONLY_SOFTENING = new RegExp(`^(?:${SOFTLY})$`, "u");

/** Whether a wish is addressed to somebody, by what stands before or after it. */
export const isAddressed = (wish: string): boolean => ADDRESSED.test(wish);
const ADDRESSED = new RegExp(`^(?:${POLITELY}) .| (?:${POLITELY})$`, "u");

export const LOST = whole(({ lost }) => lost);
export const QUESTIONS = {
  identity: any(({ asks }) => asks.identity),
  privacy: any(({ asks }) => asks.privacy),
  repeat: any(({ asks }) => asks.repeat),
  left: any(({ asks }) => asks.left),
  clarify: any(({ asks }) => asks.clarify),
};
export const TAMPERING = any(({ tampering }) => tampering);
