import { pictureEnding } from "@/lib/services/swarm/steps/picture-kind";

/** Bytes that go into the archive as they are stored. */
export type Source = { path: string; key: string };

type Row = { folder: string; id: string; name: string; key: string };

const IS_OPEN = `(f.asset_type NOT IN ('TEXT', 'DOC', 'PDF', 'CSV')
  OR NOT EXISTS (SELECT 1 FROM mask m WHERE m.owner_id = f.id AND m.status = 'masked'))`;

/**
 * SQL: what is stored for the workspace `$1`, as the person `$2` may see it. Original texts of masked transcripts are
 * left out.
 */
export const SOURCES = `
  SELECT 'files' AS folder, f.id, f.name, f.storage_key AS key FROM file f
   WHERE f.workspace_id = $1 AND f.session_id IS NULL AND f.status <> 'uploading' AND ${IS_OPEN}
  UNION ALL
  SELECT 'recordings', f.session_id, f.name || '.' || split_part(split_part(f.content_type, ';', 1), '/', 2), f.storage_key
    FROM file f WHERE f.workspace_id = $1 AND f.session_id IS NOT NULL
  UNION ALL
  SELECT 'report-images', i.report_id, i.id || '.' || split_part(i.content_type, '/', 2), i.storage_key
    FROM report_image i JOIN report r ON r.id = i.report_id
   WHERE r.workspace_id = $1 AND (r.visibility = 'workspace' OR r.created_by_id = $2)
  UNION ALL
  SELECT 'screenshots', e.finding_id, e.position || ${pictureEnding("e.screenshot_key")}, e.screenshot_key
    FROM finding_evidence e JOIN finding n ON n.id = e.finding_id
   WHERE n.workspace_id = $1 AND e.screenshot_key IS NOT NULL
  UNION ALL
  SELECT 'screenshots', t.agent_id, t.index || ${pictureEnding("t.screenshot_key")}, t.screenshot_key
    FROM swarm_step t JOIN swarm_agent a ON a.id = t.agent_id JOIN swarm_run r ON r.id = a.run_id
   WHERE r.workspace_id = $1 AND t.screenshot_key IS NOT NULL
  ORDER BY 1, 2, 3`;

/** SQL: the original texts among them that contain masked words, one row each. */
export const HELD_BACK = `
  SELECT json_build_object('path', 'files/' || f.id || '/', 'reason',
      'Words of its transcript are masked, and the original says them; data/transcripts.jsonl has the masked text.')::text AS line
    FROM file f WHERE f.workspace_id = $1 AND f.session_id IS NULL AND f.status <> 'uploading' AND NOT ${IS_OPEN}
   ORDER BY f.id`;

/** Characters that some file systems don't allow, and names with a special meaning. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** A name that every system can unpack. */
const safe = (name: string): string =>
  name
    .normalize("NFC")
    .replace(UNSAFE, "_")
    .replace(/^[.\s]+|(?<![.\s])[.\s]+$/gu, "")
    .slice(0, 150) || "file";

/** Each item has a folder of its own, so names can't clash. */
export const sourceOf = ({ folder, id, name, key }: Row): Source => ({ path: `${folder}/${id}/${safe(name)}`, key });

export type SourceRow = Row;
