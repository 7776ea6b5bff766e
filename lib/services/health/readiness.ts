import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pool } from "@/lib/db/pool";
import { head } from "@/lib/integrations/storage/storage";

const PATIENCE_MS = 2_500;
const APPLIED = "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL";

/**
 * The migrations this version comes with; an image that leaves the folder out has had them applied before it starts.
 */
async function expected(): Promise<string[]> {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma/migrations");
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function checkDatabase(): Promise<{ database: boolean; migrations: boolean }> {
  try {
    const asked = { text: APPLIED, query_timeout: PATIENCE_MS };
    const { rows } = await pool().query<{ name: string }>(asked);
    const applied = new Set(rows.map(({ name }) => name));
    return { database: true, migrations: (await expected()).every((name) => applied.has(name)) };
  } catch (error) {
    // 42P01: the table is not there, because no migration ever ran.
    const reached = (error as { code?: unknown }).code === "42P01";
    return { database: reached, migrations: false };
  }
}

/** Whether this process can serve: what it needs, each by name. */
export async function readiness(): Promise<{ database: boolean; migrations: boolean; storage: boolean }> {
  const answered = head("readiness").then(
    () => true,
    () => false,
  );
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false });
  const [checked, storage] = await Promise.all([Promise.race([checkDatabase(), late]), Promise.race([answered, late])]);
  return { ...(checked ?? { database: false, migrations: false }), storage: storage === true };
}
