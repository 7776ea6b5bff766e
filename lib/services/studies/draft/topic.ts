import type { Guide } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";
import type { TestType } from "@/lib/core/study/types";

/**
 * What a research question asks after: why people do something, how they do it, how they see it, how good something is,
 * or whether something that is not there yet would be wanted.
 */
export const KINDS = ["reason", "behaviour", "attitude", "evaluation", "concept"] as const;
export type Kind = (typeof KINDS)[number];

/** The languages that the built-in drafter can write in. */
export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Topic = {
  kind: Kind;
  /** What it is about, ready to stand in a sentence: "checkout", "our new pricing page". */
  thing: string;
  /** What people do, where that could be told: "leaving checkout". */
  doing: string | null;
  /** Who is asked about: "trial users". */
  people: string | null;
  /** Whether `thing` was found in the question, and is not just "this topic". */
  understood: boolean;
  /** Whether the question is about money. */
  price: boolean;
};

/** What is known of a study when its first draft is written. */
export type Brief = {
  question: string;
  type: TestType;
  /** A BCP-47 tag; without it the draft is in the language of the question. */
  language?: string;
};

/** A first draft; `note` says in a sentence or two how it came about and what to look at. */
export type Draft = {
  title: string;
  language: string;
  guide: Guide;
  screener: Screener;
  by: "template" | "model";
  note: string;
};
