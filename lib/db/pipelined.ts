import type pg from "pg";
import { onSharedConnection, type Purpose } from "./shared-connections";

/**
 * Runs a short standalone statement on a connection that many callers share. Nobody waits for another's answer before
 * sending, and statements sent in the same turn of the event loop share one write: waking the database for each costs
 * more than a short statement. Anything that may take long uses the pool.
 */
export const pipelined = <Row extends pg.QueryResultRow>(
  purpose: Purpose,
  query: pg.QueryConfig & { name: string },
): Promise<pg.QueryResult<Row>> => onSharedConnection(purpose, (client) => client.query<Row>(query));
