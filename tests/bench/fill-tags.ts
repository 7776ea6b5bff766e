import type pg from "pg";

type Filled = { workspaceId: string; projectId: string; topTagId: string };

const FILES = 50;
const LINES = 100;
const TAGS = 5;

/** A tag with four below it, put 5,000 times on lines of 50 transcripts of 100 lines; each line carries one of them. */
export async function fillTags(client: pg.Client, { workspaceId, projectId, topTagId }: Filled): Promise<void> {
  const ids = [workspaceId, projectId];
  await client.query(
    `INSERT INTO file (id, workspace_id, project_id, name, status, transcript_status, asset_type, content_type, size_bytes, storage_key, updated_at)
     SELECT 'fil_' || f, $1, $2, 'interview ' || f || '.vtt', 'ready', 'ready', 'TEXT', 'text/vtt', 1, 'k' || f, now()
       FROM generate_series(1, ${FILES}) f`,
    ids,
  );
  await client.query(
    `INSERT INTO passage (id, workspace_id, owner_id, file_id, source_name, first_index, first_offset, last_index,
                          last_offset, start_seconds, end_seconds, speaker, text)
     SELECT 'psg_' || f || '_' || l, $1, 'fil_' || f, 'fil_' || f, 'interview ' || f || '.vtt', l, 0, l, 120, l * 5, l * 5 + 4,
            'Speaker ' || f % 7, repeat('We left when the card came up ', 4) || f || '.' || l
       FROM generate_series(1, ${FILES}) f, generate_series(1, ${LINES}) l`,
    [workspaceId],
  );
  await client.query(
    `INSERT INTO tag (id, workspace_id, project_id, parent_id, title, updated_at)
     SELECT 'tag_' || t, $1, $2, $3, 'Below ' || t, now() FROM generate_series(1, ${TAGS - 1}) t`,
    [...ids, topTagId],
  );
  await client.query(
    `INSERT INTO tag_application (id, workspace_id, tag_id, passage_id, created_at)
     SELECT 'tap_' || p.id, $1, CASE WHEN at % ${TAGS} = 0 THEN $2 ELSE 'tag_' || at % ${TAGS} END, p.id,
            now() - at * interval '1 minute'
       FROM (SELECT id, row_number() OVER (ORDER BY md5(id)) AS at FROM passage) p`,
    [workspaceId, topTagId],
  );
  await client.query("VACUUM ANALYZE");
}
