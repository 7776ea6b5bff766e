import { pool } from "@/lib/db/pool";

/**
 * Webhook deliveries depend on events as well as webhooks, and are numerous: they are deleted with the events, in
 * batches.
 */
const FIRST = ["outbox_event"];
/**
 * An upload goes with its file, whose objects it names. The deletion's own row is the last one that knows the
 * workspace.
 */
const NOT_HERE = new Set(["upload", "workspace_deletion"]);

const TABLES = `
  SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     AND a.attname = 'workspace_id' AND NOT a.attisdropped ORDER BY 1`;
const REFERENCES = `
  SELECT DISTINCT f.conrelid::regclass::text AS child, f.confrelid::regclass::text AS parent FROM pg_constraint f
   WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace AND f.conrelid <> f.confrelid ORDER BY 1, 2`;

type Name = { name: string };
type Reference = { child: string; parent: string };

/**
 * Every table whose rows name their workspace, referring tables before those they refer to. Read from the database
 * itself, so no later table can be forgotten.
 */
export async function tablesOf(): Promise<string[]> {
  const { rows: tables } = await pool().query<Name>(TABLES);
  const { rows: references } = await pool().query<Reference>(REFERENCES);
  const ordered: string[] = [...FIRST];
  const seen = new Set(ordered);
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { child, parent } of references) if (parent === name) visit(child);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);
  const own = new Set(tables.map(({ name }) => name));
  return ordered.filter((name) => own.has(name) && !NOT_HERE.has(name));
}
