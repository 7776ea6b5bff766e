import type { LeftOut } from "@/lib/services/readouts/record";
import type { Quoted } from "./draft";

/** Who says it is a key that only counts. */
export type Voice = { person: string; quoted: Quoted };

/** `support`, `against`: best quotes first, each person's one or more. `isOpen`: it takes no side. */
export type Claim = { text: string; isOpen: boolean; support: Voice[]; against: Voice[] };
export type Theme = { title: string; summary: string; claims: Claim[] };

/** What one study, or the files of a report together, have to say. */
export type Findings = {
  /** The study, or null for files. */
  studyId: string | null;
  title: string;
  question: string | null;
  method: string;
  /** ISO 8601, of the first and last session; null when nobody took part yet. */
  from: string | null;
  to: string | null;
  sessions: number;
  people: number;
  leftOut: LeftOut[];
  summary: string;
  themes: Theme[];
  nextSteps: string[];
  /** Where its claims were taken from, in one sentence. */
  basis: string;
  isGerman: boolean;
  madeBy: string;
};

export const countVoices = (voices: readonly Voice[]): number => new Set(voices.map(({ person }) => person)).size;

/** Distinct people who are quoted in a theme. */
export const peopleOfTheme = ({ claims }: Theme): number =>
  countVoices(claims.flatMap(({ support, against }) => [...support, ...against]));

/** The quotes of different people first, so that a few of them are a few people's. */
export function byPerson(voices: readonly Voice[], most: number): Voice[] {
  const heard = new Set<string>();
  const first = voices.filter(({ person }) => !heard.has(person) && heard.add(person));
  return [...first, ...voices.filter((voice) => !first.includes(voice))].slice(0, most);
}
