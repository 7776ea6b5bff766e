import { pool } from "@/lib/db/pool";

/** Its deliveries hang on events as well as on webhooks, and are many: they go with the events, some at a time. */
const FIRST = ["outbox_event"];
/** The deletion's own row is the last thing that knows of the workspace. */
const NOT_HERE = new Set(["workspace_deletion"]);

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
 * Every table whose rows say which workspace they are of, what refers before what is referred to. It is asked of the
 * database itself, so no table that comes later can be forgotten.
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
