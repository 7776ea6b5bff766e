import type { Guide } from "@/lib/core/study/guide";
import type { Screener } from "@/lib/core/study/screener";
import type { TestType } from "@/lib/core/study/types";

/**
 * What a research question asks: why people do something, how they do it, how they see it, how good something is, or
 * whether something that doesn't exist yet would be wanted.
 */
export const KINDS = ["reason", "behaviour", "attitude", "evaluation", "concept"] as const;
export type Kind = (typeof KINDS)[number];

/** The languages in which the built-in drafter can write. */
export const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Topic = {
  kind: Kind;
  /** The subject, ready to be put into a sentence: "checkout", "our new pricing page". */
  thing: string;
  /** What people do, if it could be determined: "leaving checkout". */
  doing: string | null;
  /** Who is asked about: "trial users". */
  people: string | null;
  /** Whether `thing` was found in the question, and isn't just "this topic". */
  understood: boolean;
  /** Whether the question is about money. */
  price: boolean;
};

/** What is known about a study when its first draft is written. */
export type Brief = {
  question: string;
  type: TestType;
  /** A BCP-47 tag; without it, the draft is in the question's language. */
  language?: string;
};

/** A first draft; `note` says in a sentence or two how it was made and what to check. */
export type Draft = {
  title: string;
  language: string;
  guide: Guide;
  screener: Screener;
  by: "template" | "model";
  note: string;
};
