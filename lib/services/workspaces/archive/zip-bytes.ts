import { centralHeader } from "@/lib/core/zip/central-header";
import { dataDescriptor } from "@/lib/core/zip/data-descriptor";
import { localHeader } from "@/lib/core/zip/local-header";
import { zipEnding } from "@/lib/core/zip/zip-ending";
import { contentOf } from "./content-of";
import { type Entry, entriesOf, entryBytes, headed } from "./entry";
import type { Copied } from "./load";
import { addManifest } from "./manifest";

/** `isCheap`: stopping after these bytes and continuing later reads nothing twice. */
type Piece = { bytes: Buffer; isCheap: boolean };

/**
 * The ZIP from byte `from` on, the same bytes however often they are requested: the list of entries determines every
 * size, and the manifest and the directory at the end are made from it. Throws if a source is gone.
 */
export async function* zipBytes(archive: Copied, from: number): AsyncGenerator<Piece> {
  let offset = 0;
  let count = 0;
  const rest = (bytes: Buffer, at: number): Buffer => bytes.subarray(Math.max(0, from - at));
  async function* one(entry: Entry): AsyncGenerator<Piece> {
    const end = offset + entryBytes(entry);
    if (end > from) {
      const header = localHeader(headed(entry, archive.momentAt));
      const start = offset + header.length;
      yield { bytes: rest(header, offset), isCheap: true };
      const isCheap = entry.crc32 !== null;
      for await (const bytes of contentOf(archive.id, entry, Math.max(0, from - start))) yield { bytes, isCheap };
      const { crc32, sizeBytes, plainBytes } = entry;
      if (!entry.isKnown)
        yield {
          bytes: rest(dataDescriptor({ crc32: crc32 ?? 0, sizeBytes, plainBytes }), start + sizeBytes),
          isCheap: true,
        };
    }
    offset = end;
    count++;
  }
  let hasManifest = false;
  for await (const entry of entriesOf(archive.id)) {
    hasManifest = entry.path === "manifest.json";
    yield* one(entry);
  }
  if (!hasManifest) yield* one(await addManifest(archive, count));
  const directory = offset;
  let at = 0;
  for await (const entry of entriesOf(archive.id)) {
    const { crc32 } = entry;
    if (crc32 === null) throw new Error("An entry of the archive was never copied.");
    const written = { ...headed(entry, archive.momentAt), crc32, hasDescriptor: !entry.isKnown, offset: at };
    const header = centralHeader(written);
    yield { bytes: rest(header, offset), isCheap: true };
    offset += header.length;
    at += entryBytes(entry);
  }
  const ending = zipEnding({ entries: count, offset: directory, sizeBytes: offset - directory });
  yield { bytes: rest(ending, offset), isCheap: true };
}
