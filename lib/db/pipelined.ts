import { Socket } from "node:net";
import pg from "pg";
import { settings } from "./settings";

/** What a connection is for: a page that takes longer than it should never holds up an admission. */
type Purpose = "admission" | "pages";
type Line = { client: pg.Client; socket: Socket; waiting: number };

const LINES = 2;

const shared = globalThis as typeof globalThis & { earshotLines?: Record<Purpose, Line[]> };
const lines = (): Record<Purpose, Line[]> => {
  shared.earshotLines ??= { admission: [], pages: [] };
  return shared.earshotLines;
};

/** Those who wait on a broken one are told; the next caller connects anew. */
function forget(purpose: Purpose, line: Line): void {
  lines()[purpose] = lines()[purpose].filter((other) => other !== line);
  void line.client.end();
}

function open(purpose: Purpose): Line {
  const socket = new Socket();
  const client = new pg.Client({ ...settings(), stream: () => socket, pipeline: true });
  const line: Line = { client, socket, waiting: 0 };
  const broken = () => forget(purpose, line);
  client.on("error", broken).on("end", broken);
  client.connect().catch(broken);
  lines()[purpose].push(line);
  return line;
}

function leastBusy(purpose: Purpose): Line {
  const opened = lines()[purpose];
  const idle = opened.find(({ waiting }) => waiting === 0);
  if (idle) return idle;
  if (opened.length < LINES) return open(purpose);
  return opened.reduce((best, line) => (line.waiting < best.waiting ? line : best));
}

/**
 * Runs a statement that stands alone and is soon done on a connection that many callers share: nobody waits for the
 * answer of another before asking, and those who ask in the same turn of the event loop share one write. Waking the
 * database for each would cost more than a short statement itself. What may take long goes through the pool.
 */
export async function pipelined<Row extends pg.QueryResultRow>(
  purpose: Purpose,
  query: pg.QueryConfig & { name: string },
): Promise<pg.QueryResult<Row>> {
  const line = leastBusy(purpose);
  const { stream } = line.client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  if (line.waiting++ === 0) line.socket.ref();
  try {
    return await line.client.query<Row>(query);
  } catch (error) {
    const isOfStatement = error instanceof pg.DatabaseError && error.severity === "ERROR";
    if (!isOfStatement) forget(purpose, line);
    throw error;
  } finally {
    // An idle connection keeps no process from ending.
    if (--line.waiting === 0) line.socket.unref();
  }
}
