import pg from "pg";

/**
 * Runs one statement on a connection of its own.
 * @param {string} url
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** @param {string} url @param {string} database */
export function databaseUrl(url, database) {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
