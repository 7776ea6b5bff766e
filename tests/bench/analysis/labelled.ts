import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

export const KINDS = ["close", "paraphrased", "opinion", "none"] as const;
export type Kind = (typeof KINDS)[number];
/** `answers` are keys "transcript:line". Both halves are for development; held-out data has its own folder. */
export type LabelledQuestion = { kind: Kind; text: string; answers: ReadonlySet<string>; half: 1 | 2 };
export type LabelledPassage = { key: string; theme: string; sentiment: -1 | 0 | 1; half: 1 | 2 };

const read = (name: string): string => readFileSync(new URL(`labelled/${name}`, import.meta.url), "utf8");
const linesOf = (text: string): string[] => text.split("\n").filter((line) => line && !line.startsWith("#"));

/** Fixed forever by the text itself. */
const halfOf = (text: string): 1 | 2 => ((createHash("sha256").update(text).digest()[0] ?? 0) % 2 === 0 ? 1 : 2);

/** Questions as "kind | question | keys of what answers it", one per line. */
export function readQuestions(text: string): LabelledQuestion[] {
  return linesOf(text).map((line) => {
    const [kind = "", asked = "", answers = ""] = line.split("|").map((part) => part.trim());
    const found = KINDS.find((known) => known === kind);
    if (!found) throw new Error(`no such kind: ${line}`);
    return { kind: found, text: asked, answers: new Set(answers.split(" ").filter(Boolean)), half: halfOf(asked) };
  });
}

export const labelledQuestions = (): LabelledQuestion[] => readQuestions(read("questions.txt"));

export function labelledPassages(): LabelledPassage[] {
  return linesOf(read("passages.txt")).map((line) => {
    const [key = "", theme = "", sign = ""] = line.split(" ");
    const sentiment = sign === "+" ? 1 : sign === "-" ? -1 : 0;
    return { key, theme, sentiment, half: halfOf(key) };
  });
}
