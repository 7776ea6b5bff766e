import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { insist } from "@/lib/api/client/insist";
import { Turns } from "@/lib/core/data/turns";
import { putBlob } from "./put-blob";
import type { SendHooks } from "./send-hooks";

const AT_ONCE = 3;
const LINKS_AHEAD = 6;
/** A link isn't used in its last minute: the store checks the time when the part starts to arrive. */
const MARGIN_MS = 60_000;
const NEW_LINKS = 3;
const LINK_EXPIRED = 403;

type Link = { url: string; goodUntilMs: number };
type Upload = { id: string; sizeBytes: number; partBytes: number; partCount: number; parts: { partNumber: number }[] };

/** Sends a file's missing parts, three at a time, retrying each until it has arrived. */
export class PartSender {
  #links = new Map<number, Link>();
  #asking = new Turns(1);
  #sentOf = new Map<number, number>();
  readonly #missing: number[];

  constructor(
    private readonly file: Blob,
    private readonly upload: Upload,
    private readonly turns: Turns,
    private readonly hooks: Pick<SendHooks, "onSent" | "onTrouble">,
  ) {
    const there = new Set(upload.parts.map(({ partNumber }) => partNumber));
    const all = Array.from({ length: upload.partCount }, (_, at) => at + 1);
    this.#missing = all.filter((partNumber) => !there.has(partNumber));
    for (const partNumber of there) this.#sentOf.set(partNumber, this.#blobOf(partNumber).size);
  }

  /** One part that can't be sent ends the others too. */
  async run(signal: AbortSignal): Promise<void> {
    this.#tell();
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const work = async () => {
      for (let next = this.#missing.shift(); next !== undefined; next = this.#missing.shift())
        await this.#send(next, either);
    };
    const workers = Array.from({ length: AT_ONCE }, () =>
      work().catch((error) => {
        failed.abort(error);
        throw error;
      }),
    );
    await Promise.all(workers);
  }

  async #send(partNumber: number, signal: AbortSignal): Promise<void> {
    let refused = 0;
    const put = async () => {
      const { url } = await this.#linkOf(partNumber, signal);
      await putBlob(this.#blobOf(partNumber), { url }, (bytes) => this.#note(partNumber, bytes), signal);
    };
    const attempt = (): Promise<void> =>
      put().catch((error: unknown) => {
        this.#note(partNumber, 0);
        if (!(error instanceof CallError) || error.status !== LINK_EXPIRED || ++refused > NEW_LINKS) throw error;
        this.#links.delete(partNumber);
        return attempt();
      });
    await insist(() => this.turns.take(attempt), this.hooks.onTrouble, signal);
    this.#note(partNumber, this.#blobOf(partNumber).size);
  }

  /** One call requests the links for several parts; callers in the meantime wait for it and usually find theirs. */
  #linkOf(partNumber: number, signal: AbortSignal): Promise<Link> {
    return this.#asking.take(async () => this.#known(partNumber) ?? this.#ask(partNumber, signal));
  }

  #known(partNumber: number): Link | undefined {
    const link = this.#links.get(partNumber);
    return link && link.goodUntilMs > Date.now() ? link : undefined;
  }

  async #ask(partNumber: number, signal: AbortSignal): Promise<Link> {
    const next = this.#missing.filter((other) => !this.#known(other)).slice(0, LINKS_AHEAD);
    const body = { partNumbers: [partNumber, ...next] };
    const { parts, expiresAt } = await call("POST /library/uploads/{id}/parts", {
      params: { id: this.upload.id },
      body,
      signal,
    });
    const goodUntilMs = Date.parse(expiresAt) - MARGIN_MS;
    for (const { partNumber: linked, url } of parts) this.#links.set(linked, { url, goodUntilMs });
    const made = this.#links.get(partNumber);
    if (!made) throw new CallError("The server returned no upload link for part of this file.");
    return made;
  }

  #blobOf(partNumber: number): Blob {
    const { partBytes } = this.upload;
    return this.file.slice((partNumber - 1) * partBytes, partNumber * partBytes);
  }

  #note(partNumber: number, bytes: number): void {
    this.#sentOf.set(partNumber, bytes);
    this.#tell();
  }

  #tell(): void {
    let sent = 0;
    for (const bytes of this.#sentOf.values()) sent += bytes;
    this.hooks.onSent(Math.min(sent, this.upload.sizeBytes));
  }
}
