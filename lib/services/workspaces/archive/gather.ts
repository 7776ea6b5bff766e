import { stat } from "node:fs/promises";
import { join } from "node:path";
import { crashPoint } from "@/lib/core/crash-point";
import { db } from "@/lib/db/client";
import { putFile } from "@/lib/integrations/storage/put-file";
import { head } from "@/lib/integrations/storage/storage";
import { inTempFolder } from "@/lib/services/exports/in-temp-folder";
import { isoTimes } from "./iso-times";
import { KINDS } from "./kinds/all";
import type { ArchiveRow } from "./load";
import { readSnapshot } from "./read-snapshot";
import { readme } from "./readme";
import { HELD_BACK, SOURCES, type Source, type SourceRow, sourceOf } from "./sources";
import { type StagedFile, stagingFile } from "./staging-file";

const LOOKED_UP_AT_ONCE = 16;

type Found = Source & { sizeBytes: number };
/** What the archive will contain: rows already stored under `rowsKey`, and files to be copied later. */
export type Gathered = { momentAt: Date; staged: StagedFile[]; rowCount: number; sources: Found[] };

type Line = { line: string };

/**
 * Reads all rows as of one moment into one stored object and looks up every file. Repeating it overwrites the object.
 */
export async function gather(archive: ArchiveRow, rowsKey: string): Promise<Gathered> {
  const { workspaceId, createdById } = archive;
  return inTempFolder(async (folder) => {
    const path = join(folder, "rows");
    const staging = stagingFile(path);
    const { momentAt, wanted, heldBack } = await readSnapshot(
      { workspaceId, personId: createdById ?? "" },
      async (read, momentAt) => {
        async function* linesOf(sql: string, atOnce?: number) {
          for await (const { line } of read<Line>(sql, atOnce)) yield isoTimes(line);
        }
        for (const { name, sql, atOnce } of KINDS) await staging.add(`data/${name}.jsonl`, linesOf(sql, atOnce));
        const wanted: Source[] = [];
        for await (const row of read<SourceRow>(SOURCES)) wanted.push(sourceOf(row));
        const heldBack: string[] = [];
        for await (const { line } of read<Line>(HELD_BACK)) heldBack.push(line);
        return { momentAt, wanted, heldBack };
      },
    );
    crashPoint("archive rows read");
    const { found, missing } = await lookUp(wanted);
    const gone = missing.map(({ path }) => JSON.stringify({ path, reason: "Its bytes are not stored." }));
    await staging.add("data/missing-files.jsonl", [...heldBack, ...gone]);
    const rowCount = KINDS.reduce((sum, { name }) => sum + linesIn(staging.files, name), 0);
    const workspace = await db().workspace.findUnique({ where: { id: workspaceId }, select: { name: true } });
    const text = readme({
      workspaceName: workspace?.name ?? "",
      momentAt,
      parts: KINDS.map(({ name, about }) => ({ name, about, lines: linesIn(staging.files, name) })),
      fileCount: found.length,
    });
    await staging.add("README.txt", [text.trimEnd()]);
    await staging.end();
    await putFile(rowsKey, { path, sizeBytes: (await stat(path)).size }, "application/octet-stream");
    return { momentAt, staged: staging.files, rowCount, sources: found };
  });
}

const linesIn = (files: readonly StagedFile[], name: string): number =>
  files.find(({ path }) => path === `data/${name}.jsonl`)?.lines ?? 0;

async function lookUp(wanted: readonly Source[]): Promise<{ found: Found[]; missing: Source[] }> {
  const found: Found[] = [];
  const missing: Source[] = [];
  for (let at = 0; at < wanted.length; at += LOOKED_UP_AT_ONCE) {
    const some = wanted.slice(at, at + LOOKED_UP_AT_ONCE);
    const sizes = await Promise.all(some.map(({ key }) => head(key)));
    for (const [i, { path, key }] of some.entries()) {
      const sizeBytes = sizes[i]?.sizeBytes;
      if (sizeBytes === undefined) missing.push({ path, key });
      else found.push({ path, key, sizeBytes });
    }
  }
  return { found, missing };
}
