import type { LeftOut } from "@/lib/services/readouts/record";
import type { Quoted } from "./draft";

/** `person` is a key that is only used for counting. */
export type Voice = { person: string; quoted: Quoted };

/** `support`, `against`: best quotes first, one or more per person. `isOpen`: it takes no side. */
export type Claim = { text: string; isOpen: boolean; support: Voice[]; against: Voice[] };
export type Theme = { title: string; summary: string; claims: Claim[] };

/** The findings of one study, or of a report's files together. */
export type Findings = {
  /** The study, or null for files. */
  studyId: string | null;
  title: string;
  question: string | null;
  method: string;
  /** ISO 8601, of the first and last session; null if nobody took part yet. */
  from: string | null;
  to: string | null;
  sessions: number;
  people: number;
  leftOut: LeftOut[];
  summary: string;
  themes: Theme[];
  nextSteps: string[];
  /** Where its claims come from, in one sentence. */
  basis: string;
  isGerman: boolean;
  madeBy: string;
};

export const countVoices = (voices: readonly Voice[]): number => new Set(voices.map(({ person }) => person)).size;

/** Distinct people quoted in a theme. */
export const peopleOfTheme = ({ claims }: Theme): number =>
  countVoices(claims.flatMap(({ support, against }) => [...support, ...against]));

/** One quote per person first, so that the first few are from different people. */
export function byPerson(voices: readonly Voice[], most: number): Voice[] {
  const heard = new Set<string>();
  const first = voices.filter(({ person }) => !heard.has(person) && heard.add(person));
  return [...first, ...voices.filter((voice) => !first.includes(voice))].slice(0, most);
}
