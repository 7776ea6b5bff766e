import { Socket } from "node:net";
import pg from "pg";
import { settings } from "./settings";

/** What a connection is for: a page that takes longer than it should never holds up an admission. */
export type Purpose = "admission" | "pages" | "writes";
export type Line = { client: pg.Client; socket: Socket; waiting: number };

const LINES = 2;

const shared = globalThis as typeof globalThis & { earshotLines?: Partial<Record<Purpose, Line[]>> };
const opened = (purpose: Purpose): Line[] => {
  shared.earshotLines ??= {};
  shared.earshotLines[purpose] ??= [];
  return shared.earshotLines[purpose];
};

/** Those who wait on a broken one are told; the next caller connects anew. */
function forget(purpose: Purpose, line: Line): void {
  const at = opened(purpose).indexOf(line);
  if (at >= 0) opened(purpose).splice(at, 1);
  void line.client.end();
}

function open(purpose: Purpose): Line {
  const socket = new Socket();
  const client = new pg.Client({ ...settings(), stream: () => socket, pipeline: true });
  const line: Line = { client, socket, waiting: 0 };
  const broken = () => forget(purpose, line);
  client.on("error", broken).on("end", broken);
  client.connect().catch(broken);
  opened(purpose).push(line);
  return line;
}

function leastBusy(purpose: Purpose): Line {
  const all = opened(purpose);
  const idle = all.find(({ waiting }) => waiting === 0);
  if (idle) return idle;
  if (all.length < LINES) return open(purpose);
  return all.reduce((best, line) => (line.waiting < best.waiting ? line : best));
}

const isOfStatement = (error: unknown) => error instanceof pg.DatabaseError && error.severity === "ERROR";

/**
 * Lets `work` send its statements, all in this turn of the event loop, over a connection that many callers share: what is
 * sent in the same turn goes out in one write. A connection on which anything but a statement failed is given up.
 */
export async function onLine<T>(purpose: Purpose, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const line = leastBusy(purpose);
  const { stream } = line.client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  if (line.waiting++ === 0) line.socket.ref();
  try {
    return await work(line.client);
  } catch (error) {
    if (!isOfStatement(error)) forget(purpose, line);
    throw error;
  } finally {
    // An idle connection keeps no process from ending.
    if (--line.waiting === 0) line.socket.unref();
  }
}
