import type { Kind, Topic } from "../topic";

/** An interview question and how far its follow-ups may go. */
export type Asked = readonly [text: string, probe: "none" | "light" | "deep"];

/** The wording of a draft in one language. Every question asks one thing, openly, and takes no side. */
export type Wording = {
  sections: { warmUp: string; experience: string; meaning: string; facts: string; wrapUp: string };
  interview: {
    warmUp(topic: Topic): Asked[];
    experience: Record<Kind, (topic: Topic) => Asked[]>;
    meaning: Record<Kind, (topic: Topic) => Asked[]>;
    price: Asked;
    wrapUp: Asked[];
  };
  survey: {
    frequency: { text(topic: Topic): string; options: string[] };
    /** A short written answer: what they use today. */
    today(topic: Topic): string;
    minutes(topic: Topic): string;
    factors: { text(topic: Topic): string; options: string[] };
    scale: Record<Kind, { text(topic: Topic): string; minLabel: string; maxLabel: string }>;
    open: Record<Kind, (topic: Topic) => string>;
    price: string;
    more: string;
  };
  screener: {
    recency: { label(topic: Topic): string; options: readonly (readonly [text: string, qualifies: boolean])[] };
    part: { label(topic: Topic): string; condition(topic: Topic): string; placeholder: string };
    field: { label: string; options: readonly (readonly [text: string, qualifies: boolean])[] };
  };
  /** What a person should know about a draft made from templates. */
  note(topic: Topic): string;
};
