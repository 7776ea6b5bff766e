import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";
import { memoryFolder } from "./memory-folder";
import { startThrowAwayDatabase } from "./throw-away-database";

declare module "vitest" {
  export interface ProvidedContext {
    /** A migrated database that each test file copies, how it does so best, and the folder of the run's files. */
    template: { url: string; name: string; strategy: "FILE_COPY" | "WAL_LOG"; directory: string };
  }
}

type Template = ProvidedContext["template"] & { drop: () => Promise<void> };

/** Every project runs this setup; they share one server and one template. */
const shared = globalThis as typeof globalThis & { earshotTemplate?: Promise<Template>; earshotTemplateUsers?: number };

/** Hundreds of databases, each used for seconds: autovacuum would cost more than they do. */
const SETTINGS = [
  "autovacuum=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=1GB",
  // A second otherwise, waited for at each of the deadlocks that tests cause.
  "deadlock_timeout=100ms",
];

async function makeTemplate(): Promise<Template> {
  const server = await startThrowAwayDatabase({ settings: SETTINGS, parent: memoryFolder(), nearby: true });
  const name = `test_${randomBytes(4).toString("hex")}`;
  await query(server.url, `CREATE DATABASE ${name}`);
  await applyMigrations(databaseUrl(server.url, name));
  await query(databaseUrl(server.url, name), await readFile("tests/support/watch/watch-writes.sql", "utf8"));
  const drop = async () => {
    if (server.isGiven) await dropCopies(server.url, name);
    await server.stop();
  };
  // A given server makes sure that each copied file is on its disk; ours doesn't, and writes no log of them.
  const strategy = server.isGiven ? "WAL_LOG" : "FILE_COPY";
  return { url: server.url, name, strategy, directory: server.directory, drop };
}

async function dropCopies(url: string, name: string): Promise<void> {
  const made = await query(url, "SELECT datname FROM pg_database WHERE starts_with(datname, $1)", [name]);
  for (const { datname } of made) await query(url, `DROP DATABASE "${datname}" WITH (FORCE)`);
}

export default async function globalSetup(project: TestProject) {
  shared.earshotTemplate ??= makeTemplate();
  shared.earshotTemplateUsers = (shared.earshotTemplateUsers ?? 0) + 1;
  const { drop, ...template } = await shared.earshotTemplate;
  project.provide("template", template);
  return async () => {
    shared.earshotTemplateUsers = (shared.earshotTemplateUsers ?? 1) - 1;
    if (shared.earshotTemplateUsers === 0) await drop();
  };
}
