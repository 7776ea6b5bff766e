import { readdirSync, readFileSync } from "node:fs";

const WRITTEN = /^([-+0.]) ([^:]+): (.+)$/;
const SENTIMENTS: Record<string, -1 | 0 | 1> = { "-": -1, "0": 0, "+": 1 };

/** The side that a sign stands for; null for any other sign. */
export const sideOf = (sign: string): -1 | 0 | 1 | null => SENTIMENTS[sign] ?? null;

/** `sentiment` is null for what the interviewer says. */
export type WrittenLine = { speaker: string; text: string; sentiment: -1 | 0 | 1 | null };

/** Interviews written for measuring or training, by file name: "sign speaker: what is said", one per line. */
export function readInterviews(folder: URL): Map<string, WrittenLine[]> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => [
        name,
        readFileSync(new URL(name, folder), "utf8")
          .trim()
          .split("\n")
          .map((line, at): WrittenLine => {
            const [, sign = "", speaker = "", text = ""] = WRITTEN.exec(line) ?? [];
            if (!text) throw new Error(`${name}, line ${at + 1} can't be read`);
            return { speaker, text, sentiment: sideOf(sign) };
          }),
      ]),
  );
}
