import { log } from "@/lib/core/log";
import { pool } from "@/lib/db/pool";

export type LoggedRequest = {
  workspaceId: string;
  userId: string;
  keyId: string | null;
  surface: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  at: Date;
};

const FLUSH_AFTER_MS = 250;
const MOST_WAITING = 20_000;

type Waiting = { lines: LoggedRequest[]; timer?: NodeJS.Timeout };
const shared = globalThis as typeof globalThis & { earshotRequestLog?: Waiting };
const waiting = (): Waiting => {
  shared.earshotRequestLog ??= { lines: [] };
  return shared.earshotRequestLog;
};

/** Notes a request for the usage report. Lines are written in bulk: a hard kill may lose the last quarter second. */
export function logRequest(line: LoggedRequest): void {
  const state = waiting();
  if (state.lines.length >= MOST_WAITING) return;
  state.lines.push(line);
  state.timer ??= setTimeout(() => void flushRequestLog(), FLUSH_AFTER_MS).unref();
}

/** A workspace's deletion waits until its lines are written; those of one that is gone are dropped. */
const INSERT = `
  INSERT INTO request_log (workspace_id, user_id, key_id, surface, method, path, status, duration_ms, created_at)
  SELECT l."workspaceId", l."userId", l."keyId", l.surface, l.method, l.path, l.status, l."durationMs", l.at
    FROM json_to_recordset($1::json) AS l("workspaceId" text, "userId" text, "keyId" text, surface text,
         method text, path text, status int, "durationMs" int, at timestamptz)
    JOIN workspace w ON w.id = l."workspaceId" FOR KEY SHARE OF w`;

/** Writes what waits; called by the timer, before a usage report is read, and when the process stops. */
export async function flushRequestLog(): Promise<void> {
  const state = waiting();
  clearTimeout(state.timer);
  state.timer = undefined;
  const lines = state.lines.splice(0);
  if (!lines.length) return;
  try {
    await pool().query({ name: "log_requests", text: INSERT, values: [JSON.stringify(lines)] });
  } catch (error) {
    log().warn({ err: error, lines: lines.length }, "usage lines were lost");
  }
}
