import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { CONCEPTS } from "../concepts/concepts-of";
import type { AnalysisLine } from "../line";
import type { Subject } from "../subjects/subjects";
import type { Group } from "./group";
import { topicKeys } from "./keys-of";

/** A group whose lines are still being collected, with how much each says about it. */
export type Forming = Omit<Group, "people" | "nouns" | "members" | "outright"> & {
  near: Map<AnalysisLine, number>;
};

const KNOWN = new Set(CONCEPTS.flatMap(({ title, core }) => (title ? core : [])));

/** Product topics and products are known; anything else people name may as well be mentioned in passing. */
export const isKnown = ({ topic, terms, isProper }: Subject): boolean =>
  topic !== null || isProper === true || terms.some((term) => KNOWN.has(term));

export const keyOfTopic = (topic: number | null): string => `?topic ${topic}`;
export const keyOf = ({ topic, stem }: Subject): string => (topic === null ? (stem ?? "") : keyOfTopic(topic));

/** The group of what people name, without its lines. */
export function namedOf(subject: Subject): Forming {
  const { title, topic, stem, terms, isProper } = subject;
  const own = stem === null ? [] : [stem];
  const keys = topic === null ? new Set([...terms.map(stemmerOf("en")), ...own]) : topicKeys(topic);
  const called = isProper ? title : `the ${title.toLowerCase()}`;
  const thing = topic === null ? called : null;
  return {
    title,
    isAsked: false,
    asksFor: null,
    answers: new Set(),
    isTopic: topic !== null,
    thing,
    terms,
    keys,
    isInPassing: !isKnown(subject),
    near: new Map(),
  };
}
