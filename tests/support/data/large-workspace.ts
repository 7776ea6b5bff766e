import { randomBytes } from "node:crypto";
import { newId } from "@/lib/core/ids";
import { pool } from "@/lib/db/pool";
import { put } from "@/lib/integrations/storage/storage";
import { makeCaller } from "@/tests/support/factories";
import { makeStudy } from "./studies";

type Size = { segments: number; files: number; sessions: number; fileBytes: number };

const AT_ONCE = 16;
const SEGMENTS_AT_ONCE = 2_000;
/** How many segments a file and a session have. */
const OF_FILE = 50;
const TEXT = `'I looked for the price of the plan ' || n || ' and then I asked a colleague, because nothing on the page said it.'`;

/** A third of the segments are said in files, the others in sessions of one study. */
const sql = {
  files: `
    INSERT INTO file (id, workspace_id, name, status, transcript_status, asset_type, content_type, size_bytes, storage_key,
                      language, updated_at)
    SELECT id, $1, 'Talk ' || n || '.wav', 'ready', 'ready', 'AUDIO', 'audio/wav', $3, $1 || '/' || id, 'en', now()
      FROM unnest($2::text[]) WITH ORDINALITY f(id, n)`,
  spokenFiles: `
    INSERT INTO transcript (id, workspace_id, owner_id, file_id, language, source, segment_count, search_config, speakers)
    SELECT 'trn_' || right(id, 26), $1, id, id, 'en', 'file', $3, 'english', '{}' FROM unnest($2::text[]) id`,
  people: `
    INSERT INTO participant (id, workspace_id, study_id, number, status, source, updated_at)
    SELECT 'par_' || right(id, 26), $1, $3, n, 'completed', 'link', now() FROM unnest($2::text[]) WITH ORDINALITY s(id, n)`,
  sessions: `
    INSERT INTO study_session (id, workspace_id, study_id, participant_id, status, ended_at, updated_at)
    SELECT id, $1, $3, 'par_' || right(id, 26), 'completed', now(), now() FROM unnest($2::text[]) id`,
  spokenSessions: `
    INSERT INTO transcript (id, workspace_id, owner_id, session_id, language, source, segment_count, search_config, speakers)
    SELECT 'trn_' || right(id, 26), $1, id, id, 'en', 'session', $3, 'english', '{}' FROM unnest($2::text[]) id`,
  segments: `
    INSERT INTO segment (workspace_id, owner_id, index, speaker, start_seconds, end_seconds, text, search)
    SELECT $1, id, n, 'Ana', n * 5, n * 5 + 4, ${TEXT}, to_tsvector('english', ${TEXT})
      FROM unnest($2::text[]) id, generate_series(0, $3::int - 1) n`,
};

/** Runs `work` on a connection without a time limit and without search indexing, which takes most of the time. */
async function filling(work: (run: (text: string, ...values: unknown[]) => Promise<unknown>) => Promise<void>) {
  const client = await pool().connect();
  const run = (text: string, ...values: unknown[]) => {
    const query = { text, values, query_timeout: 900_000 };
    return client.query<{ name: string; definition: string }>(query);
  };
  try {
    await run("SET statement_timeout = 0");
    const { rows } = await run(`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'segment' AND indexdef LIKE '%USING gin%'`);
    for (const { name } of rows) await run(`DROP INDEX "${name}"`);
    await work(run);
    for (const { definition } of rows) await run(definition);
  } finally {
    client.release(true);
  }
}

/**
 * A workspace of a given size with an object in the store for every file; returns their keys. Needs a database of its
 * own: others would miss the indexes meanwhile.
 */
export async function largeWorkspace({ segments, files, sessions, fileBytes }: Size) {
  const caller = await makeCaller({ plan: "scale" });
  const { workspace, person } = caller;
  const study = await makeStudy(person, { status: "running" });
  const ids = (kind: "file" | "session", count: number) => Array.from({ length: count }, () => newId(kind));
  const [fileIds, sessionIds] = [ids("file", files), ids("session", sessions)];
  const keys = fileIds.map((id) => `${workspace.id}/${id}`);
  for (let at = 0; at < keys.length; at += AT_ONCE)
    await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => put(key, randomBytes(fileBytes), "audio/wav")));
  const ofFile = Math.min(OF_FILE, Math.floor(segments / 3 / Math.max(1, files)));
  const ofSession = Math.floor((segments - ofFile * files) / Math.max(1, sessions));
  await filling(async (run) => {
    await run(sql.files, workspace.id, fileIds, fileBytes);
    await run(sql.spokenFiles, workspace.id, fileIds, ofFile);
    await run(sql.people, workspace.id, sessionIds, study.id);
    await run(sql.sessions, workspace.id, sessionIds, study.id);
    await run(sql.spokenSessions, workspace.id, sessionIds, ofSession);
    for (const [some, count] of [
      [fileIds, ofFile],
      [sessionIds, ofSession],
    ] as const) {
      const atOnce = Math.max(1, Math.floor(SEGMENTS_AT_ONCE / Math.max(1, count)));
      for (let at = 0; at < some.length; at += atOnce)
        await run(sql.segments, workspace.id, some.slice(at, at + atOnce), count);
    }
  });
  return Object.assign(caller, { study, keys });
}
