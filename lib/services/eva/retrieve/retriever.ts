import type { Context } from "@/lib/core/context";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import type { Scope } from "@/lib/services/evidence/scope";
import type { Ranked } from "./rank";

/**
 * What a question finds: `answers` says whether the evidence speaks of what was asked, `people` who could have,
 * `leftOut` how many flagged sessions were not read, `named` whether it asks what certain people said. `respects` are the sides that it asks for; `isOfSides`: it asks for
 * nothing else; `feeling`: how people are to feel about what else it names. `unsaid` is what it calls by a name that nobody says.
 */
export type Retrieved = {
  ranked: Ranked[];
  answers: boolean;
  people: number;
  leftOut: number;
  german: boolean;
  terms: string[];
  respects: Respect[];
  isOfSides: boolean;
  feeling: Respect | null;
  unsaid: string[];
  named: boolean;
  /** Whether what was read answers another question too. */
  answersToo(question: string): Promise<boolean>;
};

/** Turns a question into ranked evidence. How it ranks is nobody else's business. */
export type Retriever = (ctx: Context, question: string, scope: Scope) => Promise<Retrieved>;
