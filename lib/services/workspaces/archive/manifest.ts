import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pool } from "@/lib/db/pool";
import { putFile } from "@/lib/integrations/storage/put-file";
import { inTempFolder } from "@/lib/services/exports/in-temp-folder";
import { type Entry, entriesOf } from "./entry";
import type { Copied } from "./load";
import { stagingFile } from "./staging-file";

const ADD = `
  INSERT INTO archive_entry (archive_id, position, path, source_key, size_bytes, plain_bytes, is_deflated, is_known,
                             crc32, sha256, lines)
  SELECT $1, $2, $3, $4, $5, $6, true, true, $7, $8, $9 FROM workspace_archive a
   WHERE a.id = $1 AND a.storage_key = $10
      ON CONFLICT (archive_id, position) DO NOTHING`;

/**
 * Lists every file of the archive with its size and SHA-256, once all of them were copied: the last file of the ZIP.
 * Somebody else who makes the archive at the same time writes the same bytes, also if it is already listed by then.
 */
export async function addManifest(archive: Copied, position: number): Promise<Entry> {
  const sourceKey = `${archive.storageKey}.manifest`;
  const file = await inTempFolder(async (folder) => {
    const path = join(folder, "manifest");
    const staging = stagingFile(path);
    const staged = await staging.add("manifest.json", linesOf(archive, position));
    await staging.end();
    await putFile(sourceKey, { path, sizeBytes: (await stat(path)).size }, "application/octet-stream");
    return staged;
  });
  const { path, sizeBytes, plainBytes, crc32, sha256, lines } = file;
  const values = [archive.id, position, path, sourceKey, sizeBytes, plainBytes, crc32, sha256, lines];
  await pool().query(ADD, [...values, archive.storageKey]);
  const isDeflated = true;
  const isKnown = true;
  return {
    position,
    path,
    sourceKey,
    sourceStart: 0,
    sizeBytes,
    plainBytes,
    isDeflated,
    isKnown,
    crc32,
    sha256,
    lines,
  };
}

async function* linesOf(archive: Copied, end: number): AsyncGenerator<string> {
  yield "{";
  yield `  "format": "earshot workspace archive 1",`;
  yield `  "workspaceId": ${JSON.stringify(archive.workspaceId)},`;
  yield `  "moment": ${JSON.stringify(archive.momentAt.toISOString())},`;
  yield `  "files": [`;
  let before: string | null = null;
  for await (const { position, path, plainBytes: bytes, sha256, lines } of entriesOf(archive.id)) {
    if (position >= end) break;
    if (before !== null) yield `    ${before},`;
    before = JSON.stringify(lines === null ? { path, bytes, sha256 } : { path, bytes, sha256, lines });
  }
  if (before !== null) yield `    ${before}`;
  yield "  ]";
  yield "}";
}
