import { readdirSync, readFileSync } from "node:fs";
import { featuresOf } from "@/lib/services/analysis/sentiment/features";
import { readInterviews } from "../read-interviews";
import type { Example } from "./learn";

const FOLDER = new URL("corpus/", import.meta.url);
const INTERVIEWS = new URL("interviews/", import.meta.url);

export type Author = "first" | "second" | "third";
export type Written = Example & { author: Author };

const authorOf = (name: string): Author =>
  name.startsWith("i-") ? "second" : name.startsWith("j-") ? "third" : "first";

/** Passages written for training, with the side they take; files that end in `-de.txt` are German. */
export const corpus = (): Written[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), "utf8")
        .split("\n")
        .filter((line) => /^[-0+] /.test(line))
        .map((line): Written => {
          const label = line[0] === "-" ? 0 : line[0] === "0" ? 1 : 2;
          const features = featuresOf(line.slice(2), name.endsWith("-de.txt"));
          return { features, label, author: authorOf(name) };
        }),
    );

const LABELS = { "-1": 0, 0: 1, 1: 2 } as const;

/** Whole interviews that the first author wrote for training, what is said in each with the side it takes. */
export const interviews = (): Written[][] =>
  [...readInterviews(INTERVIEWS).values()].map((lines) =>
    lines.flatMap(({ text, sentiment }) =>
      sentiment === null ? [] : [{ features: featuresOf(text, false), label: LABELS[sentiment], author: "first" }],
    ),
  );
