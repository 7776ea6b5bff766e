import { upperFirst } from "@/lib/core/text/upper-first";
import { numberInEnglish, numberInGerman } from "./number-words";

/** How many say that it is a reason, how many that it isn't, and how many of these say both. */
export type Counted = { agree: number; deny: number; both: number; people: number };

/** How it is told whether something is why people do a thing. */
export type ReasonWords = {
  counted(by: Counted): string;
  agrees: string;
  denies: string;
  /** How many give another reason. */
  otherwise(count: number): string;
  /** Introduces what somebody gives as a reason who doesn't speak of that one. */
  instead: string;
  /** How many say why they did a thing; Eva doesn't weigh reasons. */
  given(count: number, people: number): string;
  /** Introduces those who only say that they did it. */
  without: string;
};

const ENGLISH: ReasonWords = {
  counted({ agree, deny, both, people }) {
    const some = (count: number) => (count === 0 ? "nobody" : numberInEnglish(count));
    const gives = `${upperFirst(some(agree))} of ${people} people ${agree > 1 ? "give" : "gives"} that as a reason`;
    if (deny === 0) return `${gives}.`;
    const also = both === 0 ? "" : `; ${numberInEnglish(both)} ${both > 1 ? "say" : "says"} both`;
    return `${gives}, and ${some(deny)} ${deny > 1 ? "say" : "says"} that it wasn’t one${also}.`;
  },
  agrees: "These give it as a reason.",
  denies: "These say that it wasn’t.",
  otherwise: (count) => `${upperFirst(numberInEnglish(count))} ${count > 1 ? "give" : "gives"} another reason.`,
  instead: "Not that, but another reason is named.",
  given: (count, people) =>
    `${upperFirst(numberInEnglish(count))} of ${people} people ${count > 1 ? "say" : "says"} why, each in their own words.`,
  without: "These say that they did, without a reason.",
};

const GERMAN: ReasonWords = {
  counted({ agree, deny, both, people }) {
    const some = (count: number) => (count === 0 ? "niemand" : numberInGerman(count));
    const gives = `${agree === 0 ? "Keine" : upperFirst(some(agree))} von ${people} Personen ${agree > 1 ? "nennen" : "nennt"} das als Grund`;
    if (deny === 0) return `${gives}.`;
    const also = both === 0 ? "" : `; ${numberInGerman(both)} ${both > 1 ? "sagen" : "sagt"} beides`;
    return `${gives}, und ${some(deny)} ${deny > 1 ? "sagen" : "sagt"}, dass es keiner war${also}.`;
  },
  agrees: "Diese nennen es als Grund.",
  denies: "Diese sagen, dass es keiner war.",
  otherwise: (count) => `${upperFirst(numberInGerman(count))} ${count > 1 ? "nennen" : "nennt"} einen anderen Grund.`,
  instead: "Das nicht, aber ein anderer Grund wird genannt.",
  given: (count, people) =>
    `${upperFirst(numberInGerman(count))} von ${people} Personen ${count > 1 ? "sagen" : "sagt"}, warum, jede in eigenen Worten.`,
  without: "Diese sagen es von sich, ohne einen Grund zu nennen.",
};

export const REASON_WORDS = { en: ENGLISH, de: GERMAN };
