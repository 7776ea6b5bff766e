import { listed } from "@/lib/core/text/listed";
import { upperFirst } from "@/lib/core/text/upper-first";
import type { Standing } from "@/lib/services/eva/habits/standing";
import { numberInEnglish, numberInGerman } from "./number-words";

/** How many people say each of themselves. */
export type HeldBy = Record<Standing, number>;

/** How it is told who does a thing and who no longer does. */
export type HabitWords = {
  /** Of all who say that they do it, no longer do, or don't; what nobody says is left out. */
  counted(by: HeldBy, people: number): string;
  /** How many say what was asked of themselves. */
  ofThemselves(count: number, people: number): string;
  /** How many say that they stopped. */
  stopped(count: number, people: number): string;
  /** Introduce who does, who no longer does, and who never did. */
  groups: Record<Standing, string>;
  /** Those who once did, without saying that they stopped. */
  once: string;
  /** Those who only speak of it. */
  others: string;
  /** How many answered yes and no to whether something is so, who did, and who answered something else. */
  answered(yes: number, no: number, asked: number): string;
  replies: { now: string; never: string };
  otherwise: string;
};

const ENGLISH: HabitWords = {
  counted({ now, past, never }, people) {
    const number = (count: number) => (count === 0 ? "nobody" : numberInEnglish(count));
    const parts = [
      `${number(now)} ${now > 1 ? "say" : "says"} that they do`,
      ...(past > 0 ? [`${number(past)} that they no longer do`] : []),
      ...(never > 0 ? [`${number(never)} that they don’t`] : []),
    ];
    return `Of ${people} people, ${listed("en", parts)}.`;
  },
  ofThemselves: (count, people) =>
    `${count === 0 ? "Nobody" : upperFirst(numberInEnglish(count))} of ${people} people ${count > 1 ? "say so of themselves" : "says so of themselves"}.`,
  stopped: (count, people) =>
    count === 0
      ? `Nobody of ${people} people says outright that they stopped.`
      : `${upperFirst(numberInEnglish(count))} of ${people} people ${count === 1 ? "says" : "say"} that they stopped.`,
  groups: {
    now: "These say that they do.",
    past: "These once did or tried it, and are not counted as doing so now.",
    never: "These say that they don’t.",
  },
  once: "These once did or tried it, without saying that they stopped.",
  others: "These speak of it without saying that they do it themselves, and are not counted.",
  answered: (yes, no, asked) =>
    `Of these ${numberInEnglish(asked)}, ${yes === 0 ? "nobody answers" : `${numberInEnglish(yes)} ${yes > 1 ? "answer" : "answers"}`} yes and ${no === 0 ? "nobody" : numberInEnglish(no)} no.`,
  replies: { now: "These answer yes.", never: "These answer no." },
  otherwise: "These answer otherwise, and are not counted.",
};

const GERMAN: HabitWords = {
  counted({ now, past, never }, people) {
    const zahl = (count: number) => (count === 0 ? "niemand" : numberInGerman(count));
    const parts = [
      `${now > 1 ? "sagen" : "sagt"} ${zahl(now)}, dass es so ist`,
      ...(past > 0 ? [`${zahl(past)}, dass es nicht mehr so ist`] : []),
      ...(never > 0 ? [`${zahl(never)}, dass es nicht so ist`] : []),
    ];
    return `Von ${people} Personen ${listed("de", parts)}.`;
  },
  ofThemselves: (count, people) =>
    `${count === 0 ? "Keine" : upperFirst(numberInGerman(count))} von ${people} Personen ${count > 1 ? "sagen" : "sagt"} das von sich.`,
  stopped: (count, people) =>
    count === 0
      ? `Keine von ${people} Personen sagt ausdrücklich, damit aufgehört zu haben.`
      : `${upperFirst(numberInGerman(count))} von ${people} Personen ${count === 1 ? "sagt" : "sagen"}, damit aufgehört zu haben.`,
  groups: {
    now: "Bei diesen ist es so.",
    past: "Bei diesen war es einmal so; sie sind nicht mitgezählt.",
    never: "Bei diesen ist es nicht so.",
  },
  once: "Bei diesen war es einmal so, ohne dass sie sagen, dass sie aufgehört haben.",
  others: "Diese sprechen davon, ohne zu sagen, ob es bei ihnen selbst so ist; sie sind nicht mitgezählt.",
  answered: (yes, no, asked) =>
    `Von diesen ${numberInGerman(asked)} ${yes > 1 ? "bejahen" : "bejaht"} es ${yes === 0 ? "niemand" : numberInGerman(yes)}, und ${no === 0 ? "niemand verneint" : `${numberInGerman(no)} ${no > 1 ? "verneinen" : "verneint"}`} es.`,
  replies: { now: "Diese bejahen es.", never: "Diese verneinen es." },
  otherwise: "Diese antworten etwas anderes; sie sind nicht mitgezählt.",
};

export const HABIT_WORDS = { en: ENGLISH, de: GERMAN };
