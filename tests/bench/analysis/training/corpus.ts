import { readdirSync, readFileSync } from "node:fs";
import { featuresOf } from "@/lib/services/analysis/sentiment/features";
import { readInterviews, type WrittenLine } from "../read-interviews";
import type { Example } from "./learn";
import { readAnswers } from "./read-answers";
import { readStudies } from "./read-studies";

const FOLDER = new URL("corpus/", import.meta.url);
const INTERVIEWS = new URL("interviews/", import.meta.url);
const LABELS = { "-1": 0, 0: 1, 1: 2 } as const;

/** Passages written for training, with the side they take; files that end in `-de.txt` are German. */
export const passages = (): Example[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), "utf8")
        .split("\n")
        .filter((line) => /^[-0+] /.test(line))
        .map((line): Example => {
          const label = line[0] === "-" ? 0 : line[0] === "0" ? 1 : 2;
          return { features: featuresOf(line.slice(2), name.endsWith("-de.txt")), label };
        }),
    );

/** What people say on many subjects, as many of each side. */
export const answers = (): Example[] =>
  readAnswers().flatMap(({ aspects }) =>
    aspects.flatMap((aspect) => aspect.answers.map(({ text, sentiment }) => exampleOf(text, sentiment))),
  );

/** Whole conversations, each an interview or a study: sides in them are as frequent as among people. */
export const conversations = (): Example[][] => [
  ...[...readInterviews(INTERVIEWS).values()].map((lines) => lines.flatMap(exampleIn)),
  ...readStudies().map(({ lines }) => lines.flatMap(exampleIn)),
];

const exampleOf = (text: string, sentiment: -1 | 0 | 1): Example => ({
  features: featuresOf(text, false),
  label: LABELS[sentiment],
});

const exampleIn = ({ text, sentiment }: WrittenLine): Example[] =>
  sentiment === null ? [] : [exampleOf(text, sentiment)];
