import type { AnalysisLine } from "@/lib/services/analysis/line";
import { pacer } from "@/lib/services/analysis/pacer";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";
import type { FoundTheme } from "@/lib/services/analysis/themes/theme";
import type { DemoCorpus } from "./demo-corpus";
import type { LabelledPassage } from "./labelled";
import { mean } from "./metrics";

/** What participants said in the demo, with what they were asked. */
export function analysisLines({ documents, said }: DemoCorpus): AnalysisLine[] {
  return documents.flatMap(({ origin, language, lines }) => {
    const ownerId = "fileId" in origin ? origin.fileId : "";
    let question: string | null = null;
    return lines.flatMap((line) => {
      if (!said.has(`${ownerId}:${line.index}`)) question = line.text;
      else return [{ ...line, ownerId, language, question, participantId: line.speaker }];
      return [];
    });
  });
}

const MOST = 16;

export const themesOfDemo = (corpus: DemoCorpus): Promise<FoundTheme[]> =>
  findThemes(analysisLines(corpus), { most: MOST });

/** The labels of each theme's labelled lines. */
export async function labelsOfThemes(corpus: DemoCorpus, passages: readonly LabelledPassage[]): Promise<string[][]> {
  const themes = new Map(passages.map(({ key, theme }) => [key, theme]));
  const groups = await groupLines(analysisLines(corpus), { most: MOST, german: false }, pacer());
  return groups.map(({ members }) => members.flatMap(({ line }) => themes.get(`${line.ownerId}:${line.index}`) ?? []));
}

/** The share of quotes in themes that are exactly what was said at their place. */
export function quoteFidelity(themes: readonly FoundTheme[], { said }: DemoCorpus): { share: number; quotes: number } {
  const refs = themes.flatMap(({ claims }) => claims.flatMap(({ support, against }) => [...support, ...against]));
  const exact = refs.map(({ ownerId, index, firstOffset, lastOffset, quote }) => {
    const text = said.get(`${ownerId}:${index}`)?.text;
    return quote !== "" && text?.slice(firstOffset, lastOffset) === quote ? 1 : 0;
  });
  return { share: mean(exact), quotes: refs.length };
}
