import { readdirSync, readFileSync } from "node:fs";
import { featuresOf } from "@/lib/services/analysis/sentiment/features";
import { readInterviews } from "../read-interviews";
import type { Example } from "./learn";

const FOLDER = new URL("corpus/", import.meta.url);
const INTERVIEWS = new URL("interviews/", import.meta.url);

/** Passages written for training, with the side they take; files that end in `-de.txt` are German. */
export const corpus = (): Example[] =>
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

const LABELS = { "-1": 0, 0: 1, 1: 2 } as const;

/** Whole interviews written for training, what is said in each with the side it takes. */
export const interviews = (): Example[][] =>
  [...readInterviews(INTERVIEWS).values()].map((lines) =>
    lines.flatMap(({ text, sentiment }) =>
      sentiment === null ? [] : [{ features: featuresOf(text, false), label: LABELS[sentiment] }],
    ),
  );
