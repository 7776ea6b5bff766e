import { readFileSync } from "node:fs";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";

export type ThemeLine = AnalysisLine & { theme: string };

/** Two studies that nothing is tuned on. */
export const freshStudies = (): ThemeLine[][] => readStudies("labelled/themes.txt");
/** Three that themes are developed on. */
export const trainingStudies = (): ThemeLine[][] => readStudies("training/themes.txt");

/** Reads studies line by line, in the format of `labelled/themes.txt`. */
function readStudies(file: string): ThemeLine[][] {
  const studies: ThemeLine[][] = [];
  let [speaker, question] = ["", ""];
  for (const row of readFileSync(new URL(file, import.meta.url), "utf8").split("\n")) {
    const [sign, rest] = [row[0], row.slice(2).trim()];
    if (sign === "=") studies.push([]);
    else if (sign === "-") speaker = rest;
    else if (sign === "?") question = rest;
    const [theme = "", text] = row.split(" | ");
    const study = studies.at(-1);
    if (text === undefined || !study) continue;
    const place = { ownerId: `${studies.length}:${speaker}`, index: study.length, speaker, participantId: null };
    study.push({ ...place, theme, text, question, language: "en", startSeconds: null, endSeconds: null });
  }
  return studies;
}

const MOST = 16;

/** The labels of each theme's lines, with the themes of all studies in one list. */
export async function labelsOfStudies(studies: readonly ThemeLine[][]): Promise<string[][]> {
  const labels: string[][] = [];
  for (const study of studies) {
    const of = new Map<AnalysisLine, string>(study.map((line) => [line, line.theme]));
    const groups = await groupLines(study, { most: MOST, german: false }, pacer());
    labels.push(...groups.map(({ members }) => members.flatMap(({ line }) => of.get(line) ?? [])));
  }
  return labels;
}
