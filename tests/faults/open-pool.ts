import pg from "pg";

/**
 * Connections for looking at what a fault left. Dropping the database afterwards may meet one that is still closing.
 */
export function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString });
  return pool.on("error", () => undefined);
}
