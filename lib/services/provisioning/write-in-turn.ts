import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { type Transaction, transaction } from "@/lib/db/transaction";

const MOST_WAITING = 500;
const RETRY_AFTER_SECONDS = 10;

type Line = { last: Promise<void>; waiting: number };
const shared = globalThis as typeof globalThis & { earshotScimLines?: Map<string, Line> };
const lines = (): Map<string, Line> => {
  shared.earshotScimLines ??= new Map();
  return shared.earshotScimLines;
};

/** A provider's write in a transaction, when it is its turn. */
export const writeInTurn = <T>(
  ctx: Context,
  work: (tx: Transaction) => Promise<T>,
  options?: { timeoutMs: number },
): Promise<T> => inTurn(ctx, () => transaction(ctx, work, options));

/**
 * Serializes a provider's writes per workspace: its lock would do so anyway, but waiting in the database would hold a
 * connection that others need. Throws `rate_limited` if very many are waiting.
 */
export function inTurn<T>({ workspaceId }: Context, work: () => Promise<T>): Promise<T> {
  const line = lines().get(workspaceId) ?? { last: Promise.resolve(), waiting: 0 };
  if (line.waiting >= MOST_WAITING)
    throw new AppError("rate_limited", `${MOST_WAITING} changes are already waiting. Send fewer at once.`, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  lines().set(workspaceId, line);
  line.waiting++;
  const turn = line.last.then(work);
  const done = () => {
    if (--line.waiting === 0) lines().delete(workspaceId);
  };
  line.last = turn.then(done, done);
  return turn;
}
