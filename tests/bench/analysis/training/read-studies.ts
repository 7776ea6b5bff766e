import { readdirSync, readFileSync } from "node:fs";
import { type InterviewSet, setOf } from "../interview-set";
import { type LabelledQuestion, readQuestions } from "../labelled";
import { sideOf, type WrittenLine } from "../read-interviews";

const FOLDER = new URL("studies/", import.meta.url);
const SAID = /^(\d+) ([-0+]) (.+)$/;
const QUESTION = /^\w+ \|/;

export type Study = InterviewSet & { name: string; lines: WrittenLine[]; questions: LabelledQuestion[] };

/**
 * Studies written for training: "= subject", then for each person "# name", ". interviewer's question" and "number sign
 * what is said", numbered through the study; then "kind | question | numbers of what answers it".
 */
export const readStudies = (): Study[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), "utf8").split(/^= /m).slice(1))
    .map(readStudy);

function readStudy(text: string): Study {
  const [name = "", ...rows] = text.split("\n");
  const people: { name: string; lines: WrittenLine[] }[] = [];
  const keys = new Map<string, string>();
  const asked: string[] = [];
  for (const row of rows.filter(Boolean)) {
    const person = people.at(-1);
    const [, number = "", sign = "", said = ""] = SAID.exec(row) ?? [];
    const sentiment = sideOf(sign);
    if (row.startsWith("# ")) people.push({ name: row.slice(2), lines: [] });
    else if (QUESTION.test(row)) asked.push(row.replace(/[\d ]+$/, (numbers) => ` ${keysOf(numbers, keys)}`));
    else if (person && row.startsWith(". "))
      person.lines.push({ speaker: "Interviewer", text: row.slice(2), sentiment: null });
    else if (person && sentiment !== null) {
      keys.set(number, `${people.length}:${person.lines.length}`);
      person.lines.push({ speaker: person.name, text: said, sentiment });
    } else throw new Error(`${name}: ${row}`);
  }
  const set = setOf(people.map(({ lines }, at) => [String(at + 1), lines]));
  return { ...set, name, lines: people.flatMap(({ lines }) => lines), questions: readQuestions(asked.join("\n")) };
}

function keysOf(numbers: string, keys: ReadonlyMap<string, string>): string {
  const found = numbers
    .split(" ")
    .filter(Boolean)
    .map((number) => keys.get(number));
  if (found.includes(undefined)) throw new Error(`nothing is said at ${numbers}`);
  return found.join(" ");
}
