import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import type { Sent } from "./set-out";

const LOOK_MS = 500;

const STANDS = `
  SELECT 1 FROM swarm_agent a JOIN swarm_run r ON r.id = a.run_id
   WHERE a.id = $1 AND a.attempt = $2 AND a.status = 'running' AND r.status = 'running' AND r.workspace_id = $3`;

/**
 * Checks twice a second whether an attempt is still current. Its signal aborts once someone cancelled the run or
 * another attempt of the agent started. A database that is briefly unreachable changes nothing.
 */
export function watchAttempt({ workspaceId }: Context, { agentId, attempt }: Sent) {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = async () => {
    const query = { name: "swarm_attempt_stands", text: STANDS, values: [agentId, attempt, workspaceId] };
    const stands = await pool()
      .query(query)
      .then(
        ({ rowCount }) => rowCount === 1,
        () => true,
      );
    if (!stands) over.abort();
    else if (!stopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  wait();
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { signal: over.signal, stop };
}
