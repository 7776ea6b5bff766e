import { readdirSync, readFileSync } from "node:fs";
import { sideOf } from "../read-interviews";

const FOLDER = new URL("answers/", import.meta.url);
const ROW = /^([-0+?!]) (.+)$/;

/** Questions that mean the same, and answers to them in other words. */
export type Aspect = { questions: string[]; answers: { text: string; sentiment: -1 | 0 | 1 }[] };
/** `unanswered`: plausible questions on the subject that none of its answers answers. */
export type Field = { name: string; aspects: Aspect[]; unanswered: string[] };

/**
 * Answers on many subjects and what researchers ask about them, written for training: "= subject", then for each aspect
 * "? question" and "sign answer", and "! question that nothing answers".
 */
export const readAnswers = (): Field[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), "utf8").split(/^= /m).slice(1))
    .map(readField);

function readField(text: string): Field {
  const [name = "", ...rows] = text.split("\n");
  const field: Field = { name, aspects: [], unanswered: [] };
  for (const row of rows.filter((each) => each.trim())) {
    const [, sign = "", said = ""] = ROW.exec(row.trim()) ?? [];
    const sentiment = sideOf(sign);
    const last = field.aspects.at(-1);
    if (sign === "!") field.unanswered.push(said);
    else if (sign === "?" && last?.answers.length === 0) last.questions.push(said);
    else if (sign === "?") field.aspects.push({ questions: [said], answers: [] });
    else if (last && sentiment !== null) last.answers.push({ text: said, sentiment });
    else throw new Error(`${name}: ${row}`);
  }
  return field;
}
