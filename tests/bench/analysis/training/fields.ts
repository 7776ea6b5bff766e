import { readFileSync } from "node:fs";
import { type InterviewSet, interviewSet } from "../interview-set";
import { type LabelledQuestion, readQuestions } from "../labelled";

const FOLDER = new URL("interviews/", import.meta.url);

/** The training interviews in four groups that are asked about together, from fields that few word lists know. */
export function fields(): (InterviewSet & { questions: LabelledQuestion[] })[] {
  const text = readFileSync(new URL("questions.txt", import.meta.url), "utf8");
  return text
    .split(/^= /m)
    .slice(1)
    .map((group) => {
      const [chosen = "", ...questions] = group.split("\n");
      return { ...interviewSet(FOLDER, chosen.split(" ").map(Number)), questions: readQuestions(questions.join("\n")) };
    });
}
