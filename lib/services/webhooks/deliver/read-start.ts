import type { Readable } from "node:stream";

const KEPT_BYTES = 4 * 1024;
const MOST_BYTES = 64 * 1024;

/**
 * The first 4 KB of an answer as text. Up to 64 KB are read so that the connection can be used again; a longer, broken
 * or late rest is left alone.
 */
export function readStart(body: Readable): Promise<string> {
  return new Promise((resolve) => {
    const kept: Buffer[] = [];
    let size = 0;
    // PostgreSQL takes no NUL in a text.
    const done = () => resolve(Buffer.concat(kept).toString().replaceAll("\0", "\uFFFD"));
    body.on("data", (chunk: Buffer) => {
      if (size < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - size));
      size += chunk.length;
      if (size > MOST_BYTES) body.destroy();
    });
    body.on("error", done);
    body.on("end", done);
    body.on("close", done);
  });
}
