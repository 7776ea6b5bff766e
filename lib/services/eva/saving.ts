import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { derivedId } from "./derived-id";

/** The chat's owner, and the act from which the ids of what it creates are derived. */
export type Saving = { createdById: string | null; actId: string };

const DAY_MS = 24 * 3_600_000;

/** A person's act: normally with a fresh id, but always the same one under an Idempotency-Key. */
export function personSaving(ctx: Context, repeatKey: string | null): Saving {
  const createdById = personOf(ctx);
  const key = `${ctx.workspaceId}\0${createdById}\0${repeatKey}`;
  return { createdById, actId: repeatKey === null ? newId("message") : derivedId("message", "msg_0000000000", key) };
}

/**
 * What a key may stand for: it is one act's for 24 hours, as a stored response is, and free for another one after that.
 * `current` is what is made under it now, unless one of `recent` was made after `since`.
 */
export function savingsOf(ctx: Context, repeatKey: string): { current: Saving; recent: Saving[]; since: Date } {
  const now = Date.now();
  const today = Math.floor(now / DAY_MS);
  const onDay = (day: number) => personSaving(ctx, `${repeatKey}\0${day}`);
  const current = onDay(today);
  return { current, recent: [current, onDay(today - 1)], since: new Date(now - DAY_MS) };
}
