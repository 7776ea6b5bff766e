import { randomBytes } from "node:crypto";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";
import { forget } from "@/tests/support/run/forget";
import { startThrowAwayDatabase } from "@/tests/support/run/throw-away-database";
import { analysisKilled } from "./analysis-killed";
import { archivesKilled } from "./archives-killed";
import { createsKilled } from "./creates-killed";
import { documentsOpened } from "./documents-opened";
import { exportsKilled } from "./exports-killed";
import type { Fault } from "./fault";
import { hostileFilesProcessed } from "./hostile-files";
import { jobsKilled } from "./jobs-killed";
import { moreParticipantsKilled } from "./payments/more-participants-killed";
import { publishKilled } from "./payments/publish-killed";
import { publishRaced } from "./payments/publish-raced";
import { serviceTroubled } from "./payments/service-troubled";
import { webhookReplayed } from "./payments/webhook-replayed";
import { processingKilled } from "./processing-killed";
import { readoutsKilled } from "./readouts-killed";
import { recruitingKilled } from "./recruiting-killed";
import { swarmKilled } from "./swarm/swarm-killed";
import { tokensKilled } from "./tokens-killed";
import { deadForDays } from "./webhooks/dead-for-days";
import { deliveringKilled } from "./webhooks/delivering-killed";
import { oneHangs } from "./webhooks/one-hangs";
import { workspacesKilled } from "./workspaces-killed";

/** `npm run faults [word]` runs those whose name contains the word. */
const FAULTS: Fault[] = [
  createsKilled,
  publishKilled("Stripe"),
  publishKilled("sandbox"),
  moreParticipantsKilled("Stripe"),
  moreParticipantsKilled("sandbox"),
  publishRaced("Stripe"),
  publishRaced("sandbox"),
  serviceTroubled,
  webhookReplayed,
  jobsKilled,
  processingKilled(30),
  hostileFilesProcessed,
  exportsKilled(6),
  archivesKilled(3),
  workspacesKilled(12),
  analysisKilled(8),
  documentsOpened,
  readoutsKilled(8),
  recruitingKilled(20),
  swarmKilled(6),
  tokensKilled(10),
  deliveringKilled(60, 2_400),
  oneHangs,
  deadForDays,
];

process.env.APP_SECRET ??= randomBytes(32).toString("hex");
process.env.LOG_LEVEL ??= "silent";
const chosen = FAULTS.filter(({ name }) => name.includes(process.argv[2] ?? ""));
const server = await startThrowAwayDatabase();
let failed = 0;
for (const { name, run } of chosen) {
  const database = `faults_${randomBytes(4).toString("hex")}`;
  await query(server.url, `CREATE DATABASE ${database}`);
  const url = databaseUrl(server.url, database);
  await applyMigrations(url);
  const { faults, summary } = await run(url);
  failed += faults.length;
  console.log(`${faults.length ? "FAILED" : "ok"}  ${name}: ${summary}`);
  for (const fault of faults) console.log(`        ${fault}`);
  await query(server.url, `DROP DATABASE ${database} WITH (FORCE)`);
  // What this process itself read from that database must not be reused for the next fault.
  forget();
}
await server.stop();
process.exit(failed ? 1 : 0);
