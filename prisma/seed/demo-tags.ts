import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { labelOf } from "@/lib/services/participants/record";
import { DEMO_NOTE, DEMO_TAGS, type SeedTag } from "./tags-of-demo";

type Line = {
  ownerId: string;
  fileId: string | null;
  sessionId: string | null;
  sourceName: string | null;
  number: number | null;
  index: number;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};
type Tag = { id: string; parentId: string | null; title: string; color: string; description?: string };

const MINUTE_MS = 60_000;

/** The demo's tags on what was said, and a note that quotes it, in one insert a table. */
export async function demoTags(ctx: Context, projectId: string): Promise<void> {
  const { workspaceId } = ctx;
  const mine = { workspaceId, createdById: personOf(ctx) };
  const passages = await passagesOf(ctx, projectId);
  const tags: Tag[] = [];
  const applications: { tagId: string; passageId: string }[] = [];
  const add = ({ title, color, description, said = [], within = [] }: SeedTag, parentId: string | null): void => {
    const id = newId("tag");
    tags.push({ id, parentId, title, color, description });
    for (const words of said) applications.push({ tagId: id, passageId: passages.idOf(words) });
    for (const child of within) add(child, id);
  };
  for (const tag of DEMO_TAGS) add(tag, null);
  const content = contentOf(passages.idOf);
  await db().passage.createMany({ data: passages.rows });
  await db().tag.createMany({ data: tags.map((tag) => ({ ...tag, ...mine, projectId })) });
  const now = Date.now();
  await db().tagApplication.createMany({
    data: applications.map((row, at) => ({
      ...row,
      ...mine,
      id: newId("tagApplication"),
      createdAt: new Date(now - (applications.length - at) * MINUTE_MS),
    })),
  });
  const noteId = newId("note");
  const { title, emoji } = DEMO_NOTE;
  await db().note.create({ data: { id: noteId, ...mine, projectId, title, emoji, content }, select: { id: true } });
  const quoted = content.flatMap((block) => ("passageId" in block ? [block.passageId] : []));
  await db().noteEvidence.createMany({ data: quoted.map((passageId) => ({ noteId, passageId })) });
}

/** The blocks of the note, with quotes named by their passages. */
function contentOf(idOf: (words: string) => string) {
  const quotes = (said: string[]) => said.map((words) => ({ type: "evidence", passageId: idOf(words) }));
  const { before, first, between, last, after } = DEMO_NOTE;
  return [...before, ...quotes(first), ...between, ...quotes(last), ...after];
}

/** Passages as they are asked for by their words, each an exact part of one line of the project's transcripts. */
async function passagesOf({ workspaceId }: Context, projectId: string) {
  const lines = await db().$queryRaw<Line[]>`
    SELECT s.owner_id AS "ownerId", t.file_id AS "fileId", t.session_id AS "sessionId", f.name AS "sourceName",
           p.number, s.index, s.speaker, s.start_seconds AS "startSeconds", s.text,
           coalesce(s.end_seconds, lead(s.start_seconds) OVER (PARTITION BY s.owner_id ORDER BY s.index)) AS "endSeconds"
      FROM segment s JOIN transcript t ON t.owner_id = s.owner_id
      LEFT JOIN file f ON f.id = t.file_id
      LEFT JOIN study_session n ON n.id = t.session_id LEFT JOIN study y ON y.id = n.study_id
      LEFT JOIN participant p ON p.id = n.participant_id
     WHERE s.workspace_id = ${workspaceId} AND coalesce(f.project_id, y.project_id) = ${projectId} AND s.citable`;
  const rows = new Map<string, ReturnType<typeof passageOf>>();
  const idOf = (words: string): string => {
    const known = rows.get(words);
    if (known) return known.id;
    const line = lines.find(({ text }) => text.includes(words));
    if (!line) throw new Error(`Nobody in the demo says “${words}”.`);
    const row = passageOf(workspaceId, line, words);
    rows.set(words, row);
    return row.id;
  };
  return {
    idOf,
    get rows() {
      return [...rows.values()];
    },
  };
}

function passageOf(workspaceId: string, line: Line, text: string) {
  const { ownerId, fileId, sessionId, speaker, startSeconds, endSeconds, index } = line;
  const firstOffset = line.text.indexOf(text);
  return {
    id: newId("passage"),
    workspaceId,
    ownerId,
    fileId,
    sessionId,
    speaker,
    startSeconds,
    endSeconds,
    text,
    sourceName: line.sourceName ?? labelOf(line.number ?? 0),
    firstIndex: index,
    firstOffset,
    lastIndex: index,
    lastOffset: firstOffset + text.length,
  };
}
