import pg from "pg";

export type Statement = { name?: string; text: string; values?: unknown[] };

/** The statements that reach the database while `work` runs, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const original = pg.Client.prototype.query;
  const statements: Statement[] = [];
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | Statement, unknown[] | undefined];
    statements.push(typeof asked === "string" ? { text: asked, values } : asked);
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
