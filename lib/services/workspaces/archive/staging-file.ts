import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { crc32, createDeflateRaw } from "node:zlib";

/** A file compressed into a stored object, from its byte `start` on. */
export type StagedFile = {
  path: string;
  start: number;
  sizeBytes: number;
  plainBytes: number;
  crc32: number;
  sha256: string;
  lines: number;
};

/**
 * Compresses files one after another into one file on disk; `files` records where each is. Only a stretch of lines is
 * in memory, however long a file is.
 */
export function stagingFile(diskPath: string) {
  const disk = createWriteStream(diskPath);
  const failed = new Promise<never>((_, reject) => disk.once("error", reject));
  failed.catch(() => undefined);
  const files: StagedFile[] = [];
  let at = 0;

  async function add(path: string, lines: AsyncIterable<string> | Iterable<string>): Promise<StagedFile> {
    const deflate = createDeflateRaw();
    const hash = createHash("sha256");
    const start = at;
    let [crc, plainBytes, count] = [0, 0, 0];
    deflate.on("data", (chunk: Buffer) => {
      at += chunk.length;
      if (!disk.write(chunk)) {
        deflate.pause();
        disk.once("drain", () => deflate.resume());
      }
    });
    const ended = once(deflate, "end");
    for await (const line of lines) {
      const bytes = Buffer.from(`${line}\n`);
      crc = crc32(bytes, crc);
      hash.update(bytes);
      plainBytes += bytes.length;
      count++;
      if (!deflate.write(bytes)) await Promise.race([once(deflate, "drain"), failed]);
    }
    deflate.end();
    await Promise.race([ended, failed]);
    const file = {
      path,
      start,
      sizeBytes: at - start,
      plainBytes,
      crc32: crc,
      sha256: hash.digest("hex"),
      lines: count,
    };
    files.push(file);
    return file;
  }

  async function end(): Promise<void> {
    const closed = once(disk, "close");
    disk.end();
    await Promise.race([closed, failed]);
  }

  return { files, add, end };
}
