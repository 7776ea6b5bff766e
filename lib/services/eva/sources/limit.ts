import type { Context } from "@/lib/core/context";
import { readOnly } from "@/lib/core/evidence/read-only";
import { pool } from "@/lib/db/pool";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";
import type { Looking } from "../prepare";
import { namedAfter, type Source } from "./calls-in";
import { sideBySide } from "./side-by-side";
import { mayName, sourcesIn } from "./sources-in";

/** A question limited to the sources that it names, and the sentence that says so. */
export type Limited = { looking: Looking; note: string };

const MOST = 5_000;
const SOURCES = `
  (SELECT 'file' AS kind, f.id, f.name
     FROM file f JOIN transcript t ON t.file_id = f.id
    WHERE f.workspace_id = $1 AND f.session_id IS NULL AND ($2::text IS NULL OR f.project_id = $2)
      AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3))
    ORDER BY f.created_at DESC LIMIT ${MOST})
  UNION ALL
  (SELECT 'study', y.id, y.title
     FROM study y
    WHERE y.workspace_id = $1 AND y.status <> 'draft' AND ($2::text IS NULL OR y.project_id = $2)
      AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR y.id = ANY ($4))
    ORDER BY y.created_at DESC LIMIT ${MOST})
  UNION ALL
  (SELECT 'project', p.id, p.name
     FROM project p
    WHERE p.workspace_id = $1 AND p.name IS NOT NULL AND $2::text IS NULL AND num_nonnulls($3::text[], $4::text[], $5::text[]) = 0
    ORDER BY p.created_at DESC LIMIT ${MOST})`;
const SPEAKERS = `
  SELECT DISTINCT s.speaker ->> 'name' AS name
    FROM transcript t
    LEFT JOIN file f ON f.id = t.file_id
    LEFT JOIN study_session n ON n.id = t.session_id
    LEFT JOIN study y ON y.id = n.study_id, jsonb_array_elements(t.speakers) AS s(speaker)
   WHERE t.workspace_id = $1 AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))`;

/** What a question asks of one of several sources, by its name. */
type Side = { name: string; looking: Looking };

/**
 * What a question that names its sources asks: the same of each of several (`sides`), without a model, or all of it only
 * there (`within`). Null if it names none.
 */
export async function limitsOf(
  ctx: Context,
  looking: Looking,
): Promise<{ sides: Side[] } | { within: Limited } | null> {
  if (!mayName(looking.question.text)) return null;
  const candidates = await sourcesOf(ctx, looking.scope);
  const sides = looking.byModel ? [] : sidesIn(looking, candidates);
  if (sides.length > 0) return { sides };
  const within = await limitedIn(ctx, looking, candidates);
  return within && { within };
}

/** The same question, read only in what it names ("… in group 2"). */
async function limitedIn(ctx: Context, looking: Looking, candidates: readonly Source[]): Promise<Limited | null> {
  const { question, scope } = looking;
  if (sourcesIn(question.text, candidates, () => false) === null) return null;
  const spoken = await speakersOf(ctx, scope);
  const isSomebody = (word: string) => spoken.has(word);
  const found = sourcesIn(question.text, candidates, isSomebody);
  const before = question.turns.findLast(({ role }) => role === "user")?.text ?? "";
  const asked = found?.question || (sourcesIn(before, candidates, isSomebody)?.question ?? before);
  return found && asked ? limitedTo(looking, asked, found.sources) : null;
}

/** "How do group 1 and group 2 differ on the price?" */
function sidesIn(looking: Looking, candidates: readonly Source[]): Side[] {
  const found = sideBySide(looking.question.text, candidates, () => false);
  const sides = (found?.sides ?? []).flatMap((sources) => {
    const within = found && limitedTo(looking, found.question, sources);
    return within ? [{ name: sources.map(({ name }) => name).join(", "), looking: within.looking }] : [];
  });
  return sides.length === found?.sides.length ? sides : [];
}

/**
 * A question for people who don't speak by their names, read in the files that are named after them: of
 * "interview_maria.mp4", the speakers may be "Speaker 1" and "Speaker 2". Null if there are none.
 */
export async function limitedToPeople(
  ctx: Context,
  looking: Looking,
  question: string,
  names: readonly string[],
): Promise<Limited | null> {
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  const words = wordsOf(name);
  const candidates = await sourcesOf(ctx, looking.scope);
  const sources = namedAfter(words[0] ?? "", candidates).filter((source) =>
    words.every((word) => namedAfter(word, [source]).length > 0),
  );
  return sources.length > 0 ? limitedTo(looking, question.replace(name, "people"), sources) : null;
}

async function sourcesOf({ workspaceId }: Context, scope: Scope): Promise<Source[]> {
  const values = [workspaceId, ...scopeValues(scope)];
  return (await pool().query<Source>({ name: "eva_sources", text: SOURCES, values })).rows;
}

async function speakersOf({ workspaceId }: Context, scope: Scope): Promise<ReadonlySet<string>> {
  const values = [workspaceId, ...scopeValues(scope)];
  const { rows } = await pool().query<{ name: string | null }>({ name: "eva_speakers", text: SPEAKERS, values });
  return new Set(rows.flatMap(({ name }) => wordsOf(name ?? "")));
}

function limitedTo(looking: Looking, text: string, sources: readonly Source[]): Limited | null {
  const of = (kind: Source["kind"]) => sources.flatMap((source) => (source.kind === kind ? [source.id] : []));
  const [fileIds, studyIds, projectIds] = [of("file"), of("study"), of("project")];
  const [projectId = looking.scope.projectId, another] = projectIds;
  // There is one project in a scope.
  if (another !== undefined || (projectIds.length > 0 && fileIds.length + studyIds.length > 0)) return null;
  const scope: Scope = {
    ...(projectId !== undefined && { projectId }),
    ...(fileIds.length > 0 && { fileIds }),
    ...(studyIds.length > 0 && { studyIds }),
  };
  const note = readOnly(
    sources.map(({ name }) => name),
    looksGerman(wordsOf(text)) ? "de" : "en",
  );
  return { looking: { ...looking, question: { ...looking.question, text }, scope }, note };
}
