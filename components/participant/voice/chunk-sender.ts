import { call } from "@/lib/api/client/call";
import type { Trouble } from "@/lib/api/client/insist";
import type { SpokenAnswer } from "@/lib/api/participation/spoken";
import type { SpokenType } from "@/lib/core/limits/spoken-limits";
import { keepTrying } from "../keep-trying";
import { keptPieces, type Piece } from "./kept-pieces";

type Where = { token: string; version: number };
const PATIENCE_MS = 20_000;

/**
 * Sends a recording as it is made: one chunk after another, retrying each until it has arrived. Until then it is kept
 * on the device, so that a page closed without a connection loses nothing.
 */
export class ChunkSender {
  #queue: Promise<unknown> = Promise.resolve();
  #number = 0;
  readonly #gone = new AbortController();

  private constructor(
    private readonly where: Where,
    private readonly take: string,
    private readonly onTrouble: (trouble: Trouble | null) => void,
    private readonly onRefused: () => void = () => undefined,
  ) {}

  /** Starts a new take, which replaces an earlier one. `onRefused` is called once no more of it is taken. */
  static async begin(
    where: Where,
    type: string,
    onTrouble: (trouble: Trouble | null) => void,
    onRefused: () => void,
  ): Promise<ChunkSender> {
    const [contentType] = type.split(";") as [SpokenType];
    const { token, version } = where;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { take } = await call("POST /participation/{token}/spoken", {
      params: { token },
      body: { version, contentType },
      signal,
    });
    await keptPieces.forgetOf(token);
    return new ChunkSender(where, take, onTrouble, onRefused);
  }

  /** Continues a take whose page was closed: sends what was kept of it. */
  static resume(
    where: Where,
    take: string,
    pieces: Piece[],
    onTrouble: (trouble: Trouble | null) => void,
  ): ChunkSender {
    const sender = new ChunkSender(where, take, onTrouble);
    for (const { number, bytes } of pieces) sender.#send(number, bytes);
    return sender;
  }

  /** Queues a chunk. A refusal, such as for a take that was replaced, is thrown by `finish`. */
  add(piece: Blob): void {
    const number = this.#number;
    this.#number += 1;
    const kept = piece.arrayBuffer().then(async (bytes) => {
      await keptPieces.put({ token: this.where.token, take: this.take, number, bytes });
      return bytes;
    });
    kept.catch(() => undefined);
    this.#send(number, kept);
  }

  #send(number: number, bytes: ArrayBuffer | Promise<ArrayBuffer>): void {
    const { token, version } = this.where;
    this.#queue = this.#queue.then(async () => {
      const body = { version, take: this.take, number, bytes: base64(await bytes) };
      const send = () =>
        call("POST /participation/{token}/spoken/chunk", {
          params: { token },
          body,
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
      await keepTrying(send, this.onTrouble, this.#gone.signal);
      await keptPieces.remove(this.take, number);
    });
    this.#queue.catch(() => !this.#gone.signal.aborted && this.onRefused());
  }

  /** Waits until every chunk has arrived, and requests the transcription. */
  async finish(): Promise<SpokenAnswer> {
    await this.#queue;
    const { token, version } = this.where;
    const body = { version, take: this.take };
    const send = () =>
      call("POST /participation/{token}/spoken/finish", {
        params: { token },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    return keepTrying(send, this.onTrouble, this.#gone.signal);
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
    await keptPieces.forgetOf(token);
    await call("DELETE /participation/{token}/spoken", { params: { token }, body: { version, take: this.take } });
  }
}

function base64(piece: ArrayBuffer): string {
  const bytes = new Uint8Array(piece);
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
