import type { Role } from "@/lib/core/context";
import type { Plan } from "@/lib/core/plans";
import { pipelined } from "@/lib/db/pipelined";
import { CALLS_PER_MINUTE, MONTH_LIMITS } from "./limits";

export type Verdict = {
  verdict: "unknown" | "plan" | "read_only" | "observer" | "minute" | "month" | "admitted";
  /** Id of the key or connection. */
  bearer_id: string;
  workspace_id: string;
  user_id: string;
  role: Role;
  plan: Plan;
  read_only: boolean;
  minute_remaining: number;
  minute_resets_in: number;
  month_remaining: number | null;
};

type Asked = { secretHash: Buffer; writes: boolean; metered: boolean };
type Waiting = Asked & { resolve: (verdict: Verdict) => void; reject: (error: unknown) => void };

/** Returned as one JSON value, because the driver takes longer to parse ten columns than the lookup takes. */
const ADMIT = "SELECT json_agg(a) AS verdicts FROM admit_bearers($1, $2, $3, $4, $5) a";
/** Admission comes first, so this timeout decides how soon an unreachable database is reported. */
const PATIENCE_MS = 2_500;
const MOST_IN_FLIGHT = 2;
const MOST_TOGETHER = 64;

type Queue = { waiting: Waiting[]; inFlight: number };
const shared = globalThis as typeof globalThis & { earshotAdmissions?: Queue };
const queue = (): Queue => {
  shared.earshotAdmissions ??= { waiting: [], inFlight: 0 };
  return shared.earshotAdmissions;
};

/**
 * Requests admission for one call. A lone caller is served at once; callers that arrive meanwhile share the next round
 * trip.
 */
export function askAdmission(asked: Asked): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    queue().waiting.push({ ...asked, resolve, reject });
    serve();
  });
}

function serve(): void {
  const state = queue();
  while (state.inFlight < MOST_IN_FLIGHT && state.waiting.length > 0) {
    const together = state.waiting.splice(0, MOST_TOGETHER);
    state.inFlight++;
    void admitTogether(together).finally(() => {
      state.inFlight--;
      serve();
    });
  }
}

async function admitTogether(calls: Waiting[]): Promise<void> {
  const values = [
    calls.map(({ secretHash }) => secretHash),
    calls.map(({ writes }) => writes),
    calls.map(({ metered }) => metered),
    CALLS_PER_MINUTE,
    MONTH_LIMITS,
  ];
  try {
    const query = { name: "admit_bearers", text: ADMIT, values, query_timeout: PATIENCE_MS };
    const { rows } = await pipelined<{ verdicts: (Verdict & { call: number })[] }>("admission", query);
    for (const verdict of rows[0]?.verdicts ?? []) calls[verdict.call - 1]?.resolve(verdict);
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}
