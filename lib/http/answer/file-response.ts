import { Readable } from "node:stream";

type Sent = { contentType: string; disposition: string; body: Iterable<string> | Uint8Array | Readable };

const PIECE_CHARACTERS = 64 * 1024;

/** A file as a response, produced as it is read; text goes in chunks of about 64 KB. */
export function fileResponse({ contentType, disposition, body }: Sent): Response {
  const headers = {
    "content-type": contentType,
    "content-disposition": disposition,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  };
  if (body instanceof Uint8Array) return new Response(new Uint8Array(body), { headers });
  if (body instanceof Readable) return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { headers });
  const parts = body[Symbol.iterator]();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      let text = "";
      while (text.length < PIECE_CHARACTERS) {
        const { value, done } = parts.next();
        if (done) break;
        text += value;
      }
      if (text !== "") controller.enqueue(encoder.encode(text));
      else controller.close();
    },
  });
  return new Response(stream, { headers });
}
