import { Socket } from "node:net";
import pg from "pg";
import { settings } from "./settings";

/**
 * What a connection is for. They are separate so that a slow page never holds up an admission, or a lease's renewal.
 */
export type Purpose = "admission" | "pages" | "writes" | "leases";
type SharedConnection = { client: pg.Client; socket: Socket; waiting: number };

/** Connections per purpose. */
const MOST = 2;

const shared = globalThis as typeof globalThis & {
  earshotDatabaseConnections?: Partial<Record<Purpose, SharedConnection[]>>;
};
const opened = (purpose: Purpose): SharedConnection[] => {
  shared.earshotDatabaseConnections ??= {};
  shared.earshotDatabaseConnections[purpose] ??= [];
  return shared.earshotDatabaseConnections[purpose];
};

/** Callers waiting on a broken connection get the error; the next caller reconnects. */
function forget(purpose: Purpose, connection: SharedConnection): void {
  const at = opened(purpose).indexOf(connection);
  if (at >= 0) opened(purpose).splice(at, 1);
  void connection.client.end();
}

function open(purpose: Purpose): SharedConnection {
  const socket = new Socket();
  const client = new pg.Client({ ...settings(), stream: () => socket, pipeline: true });
  const connection: SharedConnection = { client, socket, waiting: 0 };
  const broken = () => forget(purpose, connection);
  client.on("error", broken).on("end", broken);
  client.connect().catch(broken);
  opened(purpose).push(connection);
  return connection;
}

function leastBusy(purpose: Purpose): SharedConnection {
  const all = opened(purpose);
  const idle = all.find(({ waiting }) => waiting === 0);
  if (idle) return idle;
  if (all.length < MOST) return open(purpose);
  return all.reduce((best, connection) => (connection.waiting < best.waiting ? connection : best));
}

const isOfStatement = (error: unknown) => error instanceof pg.DatabaseError && error.severity === "ERROR";

/**
 * Lets `work` send its statements, all in this turn of the event loop, over a connection that many callers share: what
 * is sent in the same turn goes out in one write. A connection is discarded if anything but a statement fails on it.
 */
export async function onSharedConnection<T>(purpose: Purpose, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connection = leastBusy(purpose);
  const { stream } = connection.client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
  if (connection.waiting++ === 0) connection.socket.ref();
  try {
    return await work(connection.client);
  } catch (error) {
    if (!isOfStatement(error)) forget(purpose, connection);
    throw error;
  } finally {
    // An idle connection doesn't keep the process alive.
    if (--connection.waiting === 0) connection.socket.unref();
  }
}
