import { CallError } from "@/lib/api/client/call-error";
import type { Stop } from "./save-after-leaving";
import type { SaveState } from "./save-state";

/** How one kind of thing is saved. */
export type Saving<Stored, Draft extends object> = {
  /** What was changed here; each field is saved whole. */
  draftOf: (stored: Stored) => Draft;
  /** Resolves with what is stored afterwards. */
  save: (changed: Partial<Draft>, stored: Stored) => Promise<Stored>;
  /**
   * What is stored now: `stored` itself if that is still the latest, null if it can no longer be changed. Rejects as
   * not found if it is no longer there.
   */
  latest: (stored: Stored) => Promise<Stored | null>;
  /** How often to look for changes by others; without it, only when the window is shown or regains the focus. */
  lookMs?: number;
};

/** What an editor shows. */
type View<Stored, Draft> = { draft: Draft; state: SaveState<Stored> };

const PAUSE_MS = 700;
const RETRY_MS = 8000;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isRefusal = (thrown: unknown): boolean => CallError.isConflict(thrown) || CallError.isNotFound(thrown);

/**
 * Keeps a draft and saves its changes after a pause, one call at a time. A change made elsewhere is shown at once while
 * nothing here waits to be saved, and is never overwritten without asking.
 */
export class Autosave<Stored, Draft extends object> {
  #stored: Stored;
  /** The draft as it was when it was last saved. */
  #sent: Draft;
  #view: View<Stored, Draft>;
  #busy: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Why nothing more is saved. */
  #stopped: Stop | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(
    initial: Stored,
    private readonly saving: Saving<Stored, Draft>,
    private readonly onAdopt?: (stored: Stored) => void,
  ) {
    this.#stored = initial;
    this.#sent = saving.draftOf(initial);
    this.#view = { draft: this.#sent, state: { kind: "saved" } };
  }

  readonly view = (): View<Stored, Draft> => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly stopped = (): Stop | null => this.#stopped;

  readonly isDirty = (): boolean => Object.keys(this.#changed()).length > 0;

  readonly change = (to: Partial<Draft> | ((now: Draft) => Partial<Draft>)): void => {
    const { draft, state } = this.#view;
    const changed = { ...draft, ...(typeof to === "function" ? to(draft) : to) };
    if (this.#stopped) {
      this.#show({ draft: changed });
    } else {
      this.#show({ draft: changed, state: state.kind === "saving" ? state : { kind: "waiting" } });
      this.#saveIn(PAUSE_MS);
    }
  };

  /** Resolves once everything changed so far has been saved (true), or the state says why it wasn't. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    const mine = (this.#busy ?? Promise.resolve())
      .then(() => this.#saveAll())
      .finally(() => {
        if (this.#busy === mine) this.#busy = null;
      });
    this.#busy = mine;
    return mine.then(() => !this.#stopped && !this.isDirty());
  };

  /** Shows a newer version in place of the draft. */
  readonly adopt = (newer: Stored): void => {
    this.#stored = newer;
    this.#sent = this.saving.draftOf(newer);
    this.#stopped = null;
    this.#show({ draft: this.#sent, state: { kind: "saved" } });
    this.onAdopt?.(newer);
  };

  /** Overwrites the newer version with this one. */
  readonly keepMine = (newer: Stored): Promise<boolean> => {
    this.#stored = newer;
    this.#sent = this.saving.draftOf(newer);
    this.#stopped = null;
    return this.flush();
  };

  /** Adopts what was stored elsewhere meanwhile, unless something here waits to be saved. */
  readonly look = async (): Promise<void> => {
    const before = this.#stored;
    const isAtRest = () => !this.#stopped && !this.#busy && !this.isDirty() && this.#stored === before;
    if (!isAtRest()) return;
    const now = await this.#newest();
    // Whatever was typed or saved meanwhile is reconciled when it is saved.
    if (!isAtRest()) return;
    if ("lost" in now) this.#stop({ kind: now.lost });
    else if (now.newer !== before) this.adopt(now.newer);
  };

  /** Saves nothing more by itself. */
  readonly rest = (): void => clearTimeout(this.#timer);

  #show(part: Partial<View<Stored, Draft>>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }

  #stop(why: SaveState<Stored> & { kind: Stop }): void {
    this.#stopped = why.kind;
    this.#show({ state: why });
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #changed(): Partial<Draft> {
    const isChanged = ([field, value]: [string, unknown]) => value !== this.#sent[field as keyof Draft];
    return Object.fromEntries(Object.entries(this.#view.draft).filter(isChanged)) as Partial<Draft>;
  }

  async #saveAll(): Promise<void> {
    try {
      while (!this.#stopped && this.isDirty()) await this.#saveOnce();
      if (!this.#stopped) this.#show({ state: { kind: "saved" } });
    } catch (thrown) {
      const [message, wayBack] = [CallError.sentence(thrown), CallError.wayBack(thrown)];
      this.#show({ state: { kind: "failed", message, wayBack } });
      this.#saveIn(CallError.waitMs(thrown, RETRY_MS));
    }
  }

  async #saveOnce(): Promise<void> {
    const tried = this.#view.draft;
    this.#show({ state: { kind: "saving" } });
    try {
      this.#stored = await this.saving.save(this.#changed(), this.#stored);
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
      const now = await this.#newest();
      if ("lost" in now) return this.#stop({ kind: now.lost });
      // The refusal may be about our own change, if the response to its first attempt was lost.
      if (!same(this.saving.draftOf(now.newer), tried)) return this.#stop({ kind: "conflict", newer: now.newer });
      this.#stored = now.newer;
    }
    this.#sent = tried;
  }

  async #newest(): Promise<{ newer: Stored } | { lost: "over" | "gone" }> {
    try {
      const newer = await this.saving.latest(this.#stored);
      return newer ? { newer } : { lost: "over" };
    } catch (thrown) {
      if (CallError.isNotFound(thrown)) return { lost: "gone" };
      throw thrown;
    }
  }
}
