import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "@/scripts/setup/free-port.mjs";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";
import { isPieceOfHour } from "@/tests/support/media/hour-recording";
import { KNOWN_LEAST_BYTES, KNOWN_LINES } from "@/tests/support/media/known-recording";
import { speechService } from "@/tests/support/stand-ins/speech-service";
import { balance } from "./balance";
import { bundleSources } from "./bundle-sources";
import { memoryFolder } from "./memory-folder";
import { startThrowAwayDatabase } from "./throw-away-database";

/** How every recording is transcribed, except for the one whose words are known. */
const WORDS = "I gave up because the total changed on the last page.";

/** The built app as `npm start` runs it, on a database and a data directory that are removed with this process. */
const port = Number(process.env.E2E_PORT ?? 3000);
/** This many processes of it share them; if there are several, each request goes to the next. */
const processes = Number(process.env.E2E_PROCESSES ?? 1);
const [server, bundles] = await Promise.all([
  startThrowAwayDatabase({ parent: memoryFolder(), nearby: true }),
  bundleSources(),
]);
const name = `test_${randomBytes(4).toString("hex")}_browser`;
await query(server.url, `CREATE DATABASE ${name}`);

const heard = [{ id: 0, start: 0, end: 2, text: WORDS }];
const known = KNOWN_LINES.map((line, id) => ({ id, ...line }));
const speech = await speechService(({ fileBytes }) =>
  isPieceOfHour(fileBytes) ? { status: 400 } : { body: { segments: fileBytes > KNOWN_LEAST_BYTES ? known : heard } },
);

const start = (at: number) =>
  spawn(process.execPath, ["scripts/start.mjs"], {
    stdio: "inherit",
    env: {
      ...process.env,
      npm_lifecycle_event: undefined,
      PORT: String(at),
      APP_URL: `http://localhost:${port}`,
      DATA_DIR: join(server.directory, "data"),
      DATABASE_URL: databaseUrl(server.url, name),
      SEED_DEMO: "1",
      SOURCE_BUNDLES: bundles.folder,
      SPEECH_BASE_URL: speech.url,
      ALLOW_PRIVATE_TARGETS: "127.0.0.1",
      CHROMIUM_PATH: process.env.E2E_BROWSER,
      DNS_SERVERS: process.env.E2E_DNS_PORT && `127.0.0.1:${process.env.E2E_DNS_PORT}`,
    },
  });
/** Resolves once a process responds; the first one fills the database before it does. */
async function answers(at: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${at}/healthz`).catch(() => undefined))?.ok) await setTimeout(100);
}

const ports = processes > 1 ? await Promise.all(Array.from({ length: processes }, freePort)) : [port];
const apps: ChildProcess[] = [];
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => apps.map((app) => app.kill("SIGTERM")));
}
for (const at of ports) {
  apps.push(start(at));
  if (processes > 1) await answers(at);
}
const balancer = processes > 1 ? balance(port, ports) : undefined;
const codes = await Promise.all(
  apps.map(async (app) => (app.exitCode ?? (await once(app, "exit"))[0]) as number | null),
);
balancer?.close();
await speech.close();
await query(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
await server.stop();
bundles.remove();
process.exit(codes.every((code) => code === 0) ? 0 : 1);
