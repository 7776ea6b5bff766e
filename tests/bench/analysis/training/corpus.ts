import { readdirSync, readFileSync } from "node:fs";
import { featuresOf } from "@/lib/services/analysis/sentiment/features";
import type { Example } from "./learn";

const FOLDER = new URL("corpus/", import.meta.url);

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
