import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";
import { bundleSources } from "./bundle-sources";
import { isPieceOfHour } from "./hour-recording";
import { KNOWN_LEAST_BYTES, KNOWN_LINES } from "./known-recording";
import { speechService } from "./speech-service";
import { startThrowAwayDatabase } from "./throw-away-database";

/** What every recording is heard as, but for the one whose words are known. */
const WORDS = "I gave up because the total changed on the last page.";

/** The built app as `npm start` runs it, on a database and a data directory that go with this process. */
const port = process.env.E2E_PORT ?? "3000";
const [server, bundles] = await Promise.all([startThrowAwayDatabase(), bundleSources()]);
const name = `test_${randomBytes(4).toString("hex")}_browser`;
await query(server.url, `CREATE DATABASE ${name}`);

const heard = [{ id: 0, start: 0, end: 2, text: WORDS }];
const known = KNOWN_LINES.map((line, id) => ({ id, ...line }));
const speech = await speechService(({ fileBytes }) =>
  isPieceOfHour(fileBytes) ? { status: 400 } : { body: { segments: fileBytes > KNOWN_LEAST_BYTES ? known : heard } },
);

const app = spawn(process.execPath, ["scripts/start.mjs"], {
  stdio: "inherit",
  env: {
    ...process.env,
    npm_lifecycle_event: undefined,
    PORT: port,
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
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => app.kill("SIGTERM"));
const [code] = await once(app, "exit");
await speech.close();
await query(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
await server.stop();
bundles.remove();
process.exit(code ?? 1);
