import { call } from "@/lib/api/call";
import { insist, type Trouble } from "@/lib/api/insist";
import {
  addSpokenChunk,
  beginSpoken,
  discardSpoken,
  finishSpoken,
  type SpokenAnswer,
} from "@/lib/api/participation-spoken";
import type { SpokenType } from "@/lib/core/spoken-limits";

type Where = { token: string; version: number };
const PATIENCE_MS = 20_000;

/** Sends a recording as it is made: one chunk after another, retrying each until it has arrived. */
export class ChunkSender {
  #queue: Promise<unknown> = Promise.resolve();
  #number = 0;
  readonly #gone = new AbortController();

  private constructor(
    private readonly where: Where,
    private readonly take: string,
    private readonly onTrouble: (trouble: Trouble | null) => void,
  ) {}

  /** Starts a new take, which replaces an earlier one. */
  static async begin(where: Where, type: string, onTrouble: (trouble: Trouble | null) => void): Promise<ChunkSender> {
    const [contentType] = type.split(";") as [SpokenType];
    const { token, version } = where;
    const { take } = await call(beginSpoken, { params: { token }, body: { version, contentType } });
    return new ChunkSender(where, take, onTrouble);
  }

  /** Queues a chunk. A refusal, such as for a take that was replaced, surfaces in `finish`. */
  add(piece: Blob): void {
    const { token, version } = this.where;
    const number = this.#number;
    this.#number += 1;
    this.#queue = this.#queue.then(async () => {
      const body = { version, take: this.take, number, bytes: await base64(piece) };
      const send = () => call(addSpokenChunk, { params: { token }, body, signal: AbortSignal.timeout(PATIENCE_MS) });
      await insist(send, this.onTrouble, this.#gone.signal);
    });
    // `finish` handles it; a queue that nobody finishes must not cause an unhandled rejection.
    this.#queue.catch(() => undefined);
  }

  /** Waits until every chunk has arrived, and requests the transcription. */
  async finish(): Promise<SpokenAnswer> {
    await this.#queue;
    const { token, version } = this.where;
    const body = { version, take: this.take };
    return insist(() => call(finishSpoken, { params: { token }, body }), this.onTrouble, this.#gone.signal);
  }

  /** Sends nothing more; what has arrived stays, in case the person returns to it. */
  stop(): void {
    this.#gone.abort();
  }

  /** Removes everything that has arrived. */
  async discard(): Promise<void> {
    this.stop();
    const { token, version } = this.where;
    await this.#queue.catch(() => undefined);
    await call(discardSpoken, { params: { token }, body: { version, take: this.take } });
  }
}

async function base64(piece: Blob): Promise<string> {
  const bytes = new Uint8Array(await piece.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
