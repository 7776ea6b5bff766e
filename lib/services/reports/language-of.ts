import type { Context } from "@/lib/core/context";
import { readRows } from "@/lib/db/read-rows";
import { germanStudies, type Language } from "@/lib/services/analysis/language";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { ReportRecord } from "./record";
import { splitPrompt } from "./write/prompted/split-prompt";

type About = Pick<ReportRecord, "template" | "prompt" | "studyIds" | "fileIds" | "swarmRunId">;

const FILES = `
  SELECT count(*) FILTER (WHERE t.language ILIKE 'de%') * 2 > count(*) AS "isGerman"
    FROM transcript t JOIN segment s ON s.owner_id = t.owner_id AND s.workspace_id = t.workspace_id AND s.citable
   WHERE t.workspace_id = $1 AND t.file_id = ANY ($2)`;

/** A report's language: that of most of its studies and files, or else of its prompt; English for AI agents. */
export async function languageOf(ctx: Context, about: About): Promise<Language> {
  const { template, prompt, studyIds, fileIds, swarmRunId } = about;
  if (swarmRunId !== null) return "en";
  if (template === null)
    return mostly((prompt === null ? [] : splitPrompt(prompt)).map((part) => looksGerman(wordsOf(part))));
  const german = await germanStudies(ctx, studyIds);
  return mostly([...studyIds.map((id) => german.has(id)), ...(await ofFiles(ctx, fileIds))]);
}

const mostly = (areGerman: readonly boolean[]): Language =>
  areGerman.filter(Boolean).length * 2 > areGerman.length ? "de" : "en";

/** Files are read together, as one body of interviews. */
async function ofFiles(ctx: Context, fileIds: readonly string[]): Promise<boolean[]> {
  if (fileIds.length === 0) return [];
  const values = [ctx.workspaceId, fileIds];
  const rows = await readRows<{ isGerman: boolean }>({ name: "german_files", text: FILES, values });
  return rows.map(({ isGerman }) => isGerman);
}
