import { DESCRIPTOR_BYTES } from "@/lib/core/zip/data-descriptor";
import { localHeaderBytes } from "@/lib/core/zip/local-header";
import type { ZipEntry } from "@/lib/core/zip/zip-entry";
import { pool } from "@/lib/db/pool";

/** A file of the archive and where its bytes are. `crc32` and `sha256` are null until they were copied once. */
export type Entry = {
  position: number;
  path: string;
  sourceKey: string;
  sourceStart: number;
  sizeBytes: number;
  plainBytes: number;
  isDeflated: boolean;
  isKnown: boolean;
  crc32: number | null;
  sha256: string | null;
  lines: number | null;
};

type Row = { [K in keyof Entry]: Entry[K] extends number ? string | number : Entry[K] } & { crc32: string | null };

const PAGE = 500;
const SELECT = `
  SELECT position, path, source_key AS "sourceKey", source_start AS "sourceStart", size_bytes AS "sizeBytes",
         plain_bytes AS "plainBytes", is_deflated AS "isDeflated", is_known AS "isKnown", crc32, sha256, lines
    FROM archive_entry WHERE archive_id = $1 AND position > $2 ORDER BY position LIMIT ${PAGE}`;

/** The files of an archive in ZIP order, listed lazily. */
export async function* entriesOf(archiveId: string): AsyncGenerator<Entry> {
  for (let after = -1; ; ) {
    const { rows } = await pool().query<Row>({ name: "archive_entries", text: SELECT, values: [archiveId, after] });
    for (const row of rows) yield fromRow(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = Number(last.position);
  }
}

const fromRow = (row: Row): Entry => ({
  position: Number(row.position),
  path: row.path,
  sourceKey: row.sourceKey,
  sourceStart: Number(row.sourceStart),
  sizeBytes: Number(row.sizeBytes),
  plainBytes: Number(row.plainBytes),
  isDeflated: row.isDeflated,
  isKnown: row.isKnown,
  crc32: row.crc32 === null ? null : Number(row.crc32),
  sha256: row.sha256,
  lines: row.lines,
});

/** The size of an entry in the ZIP, including its header and descriptor. */
export const entryBytes = ({ path, sizeBytes, isKnown }: Pick<Entry, "path" | "sizeBytes" | "isKnown">): number =>
  localHeaderBytes(path) + sizeBytes + (isKnown ? 0 : DESCRIPTOR_BYTES);

/** As in the header before its bytes, which is the same however often it is written. */
export const headed = (entry: Entry, modifiedAt: Date): ZipEntry => ({
  path: entry.path,
  modifiedAt,
  isDeflated: entry.isDeflated,
  sizeBytes: entry.sizeBytes,
  plainBytes: entry.plainBytes,
  crc32: entry.isKnown ? entry.crc32 : null,
});
