import { setTimeout } from "node:timers/promises";
import { pool } from "./pool";

const EVERY_MS = 100;

/**
 * A statement that claims the work for somewhat longer than it may take, and says whether it is there to be done at all.
 * Whoever dies meanwhile holds up the next caller for that long.
 */
type Claim = { name: string; text: string; values: unknown[] };

/**
 * Claims work that must be paid for once, as soon as nobody else is at it: it may be asked for twice at once, by a double
 * click, a second tab or a retry. False once there is nothing left to do; then the result is there.
 */
export async function whenFree(claim: Claim): Promise<boolean> {
  for (;;) {
    const { rows } = await pool().query<{ isMine: boolean; isOpen: boolean }>(claim);
    if (rows[0]?.isMine) return true;
    if (!rows[0]?.isOpen) return false;
    await setTimeout(EVERY_MS);
  }
}
