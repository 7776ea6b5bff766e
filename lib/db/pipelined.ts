import type pg from "pg";
import { onSharedConnection, type Purpose } from "./shared-connections";

/**
 * Runs a statement that stands alone and is soon done on a connection that many callers share: nobody waits for the
 * answer of another before asking, and those who ask in the same turn of the event loop share one write. Waking the
 * database for each would cost more than a short statement itself. What may take long goes through the pool.
 */
export const pipelined = <Row extends pg.QueryResultRow>(
  purpose: Purpose,
  query: pg.QueryConfig & { name: string },
): Promise<pg.QueryResult<Row>> => onSharedConnection(purpose, (client) => client.query<Row>(query));
