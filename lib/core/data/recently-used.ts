type Kept<Value> = { value: Value; bytes: number; usedAt: number };

/**
 * Values that may be needed again soon, by key. Those used longest ago go when all together exceed `mostBytes`, and
 * each goes when nobody has asked for it for `forgottenAfterMs`, whether or not anything else is asked.
 */
export class RecentlyUsed<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #mostBytes: number;
  readonly #forgottenAfterMs: number;
  #bytes = 0;
  #sweep: ReturnType<typeof setTimeout> | null = null;

  constructor({ mostBytes, forgottenAfterMs }: { mostBytes: number; forgottenAfterMs: number }) {
    this.#mostBytes = mostBytes;
    this.#forgottenAfterMs = forgottenAfterMs;
  }

  /** All of them, the latest last; looking at them isn't using them. */
  entries(): [key: string, value: Value][] {
    return [...this.#kept].map(([key, { value }]) => [key, value]);
  }

  get(key: string): Value | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, { ...found, usedAt: Date.now() });
    return found.value;
  }

  /** Keeps a value in place of that of the same key; one that is too large by itself isn't kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.#mostBytes) return;
    this.#kept.set(key, { value, bytes, usedAt: Date.now() });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.delete(oldest);
    }
    this.#sweepLater();
  }

  delete(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = null;
      const since = Date.now() - this.#forgottenAfterMs;
      for (const [key, { usedAt }] of this.#kept) if (usedAt <= since) this.delete(key);
      if (this.#kept.size > 0) this.#sweepLater();
    }, this.#forgottenAfterMs / 2).unref();
  }
}
