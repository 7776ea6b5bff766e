import type { Context } from "@/lib/core/context";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import type { Scope } from "@/lib/services/evidence/scope";
import type { Trait } from "../compare/traits";
import type { Mentions } from "../mentions/find-mentions";
import type { Passage } from "./corpus/passages";
import type { Mended } from "./question/mend-spelling";
import type { QuestionKind } from "./question/question-terms";
import type { Ranked } from "./ranking/rank";

/**
 * What a question finds. `answers`: whether the evidence answers it. `people`: how many could have. `leftOut`: how many
 * flagged sessions were not read. `named`: it asks what certain people said. `respects`: the sides it asks for;
 * `isOfSides`: it asks for nothing else; `feeling`: how people should feel about its subject. `unsaid`: names in it
 * that nobody used.
 */
export type Retrieved = {
  ranked: Ranked[];
  /** All that was read of what people said. */
  said: readonly Passage[];
  /** What tables say of their respondents. */
  traits: readonly Trait[];
  answers: boolean;
  people: number;
  leftOut: number;
  /** Whether all that was said was read, and not only what the question's words find. */
  isWhole: boolean;
  german: boolean;
  terms: string[];
  respects: Respect[];
  isOfSides: boolean;
  feeling: Respect | null;
  unsaid: string[];
  named: boolean;
  /** Only what these people said counts, though all was searched. */
  only?: ReadonlySet<string>;
  kind: QuestionKind;
  /** People whom it asks about, though nobody of that name speaks. */
  unknown: string[];
  /** Words of it that were read as others. */
  mended: Mended[];
  /** The question that people were asked, if it is their answers to that which answer. */
  askedSo: string | null;
  /** What people named when they were asked for the side that it asks for. */
  askedFor: ReadonlySet<Passage>;
  /** What those answered who were asked just that. */
  put: ReadonlySet<Passage>;
  /** Who says the thing that it asks about, if it asks who says something. */
  mentions: Mentions | null;
  /** It asks for those who don't do or say it. */
  denied: boolean;
  /** What another question finds in what was read. */
  findToo(question: string): Promise<Retrieved>;
};

/**
 * Turns a question into ranked evidence; how is up to the implementation. `sayings` are sentences that could answer it,
 * which also affect the ranking.
 */
export type Retriever = (
  ctx: Context,
  question: string,
  scope: Scope,
  sayings?: readonly string[],
) => Promise<Retrieved>;
