import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { abortMultipart, createMultipart } from "@/lib/integrations/storage/multipart";
import { entryBytes } from "./entry";
import type { Gathered } from "./gather";
import type { ArchiveRow } from "./load";
import { partBytesFor } from "./part-bytes";

const AT_ONCE = 1_000;
/** Size of an entry in the directory, and approximately of its line in the manifest. */
const LISTED_BYTES = 74;
const MANIFEST_BYTES = 60;

type Keyed = { storageKey: string; rowsKey: string };

/** Records what the archive will contain, in order, and opens the object that it is copied into. */
export async function settle(ctx: Context, archive: ArchiveRow, keyed: Keyed, gathered: Gathered): Promise<void> {
  const entries = listed(archive.id, keyed.rowsKey, gathered);
  const totalBytes = entries.reduce(
    (sum, { path, sizeBytes, isKnown }) =>
      sum +
      entryBytes({ path, sizeBytes: Number(sizeBytes), isKnown }) +
      LISTED_BYTES +
      MANIFEST_BYTES +
      Buffer.byteLength(path),
    0,
  );
  const multipartId = await createMultipart(keyed.storageKey, "application/zip");
  const { id, generation, workspaceId } = archive;
  const isOurs = await transaction(
    ctx,
    async (tx) => {
      const { count } = await tx.db.workspaceArchive.updateMany({
        where: { id, workspaceId, generation, status: "gathering", storageKey: keyed.storageKey, multipartId: null },
        data: {
          status: "copying",
          multipartId,
          partBytes: partBytesFor(totalBytes),
          partsDone: 0,
          momentAt: gathered.momentAt,
          rowCount: gathered.rowCount,
          fileCount: gathered.sources.length,
          totalBytes,
        },
      });
      if (count === 0) return false;
      await tx.db.archiveEntry.deleteMany({ where: { archiveId: id } });
      for (let at = 0; at < entries.length; at += AT_ONCE)
        await tx.db.archiveEntry.createMany({ data: entries.slice(at, at + AT_ONCE) });
      return true;
    },
    { timeoutMs: 120_000 },
  );
  if (!isOurs) await abortMultipart({ key: keyed.storageKey, multipartId });
}

function listed(archiveId: string, rowsKey: string, { staged, sources }: Gathered) {
  const isReadme = ({ path }: { path: string }) => path === "README.txt";
  const ordered = [...staged.filter(isReadme), ...staged.filter((file) => !isReadme(file))];
  return [
    ...ordered.map(({ path, start, sizeBytes, plainBytes, crc32, sha256, lines }, position) => ({
      archiveId,
      position,
      path,
      sourceKey: rowsKey,
      sourceStart: BigInt(start),
      sizeBytes: BigInt(sizeBytes),
      plainBytes: BigInt(plainBytes),
      isDeflated: true,
      isKnown: true,
      crc32: BigInt(crc32),
      sha256,
      lines: path.endsWith(".jsonl") ? lines : null,
    })),
    ...sources.map(({ path, key, sizeBytes }, at) => ({
      archiveId,
      position: ordered.length + at,
      path,
      sourceKey: key,
      sourceStart: BigInt(0),
      sizeBytes: BigInt(sizeBytes),
      plainBytes: BigInt(sizeBytes),
      isDeflated: false,
      isKnown: false,
      crc32: null,
      sha256: null,
      lines: null,
    })),
  ];
}
