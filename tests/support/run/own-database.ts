import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";
import { refuseSecondConnections } from "@/tests/support/faults/second-connections";
import { beginAnew, endWhatRuns } from "./process-state";

/** Each test file has its own database, data directory and settings; the end of the run removes them. */
const { url, name, strategy, directory } = inject("template");
const copy = `${name}_${randomBytes(4).toString("hex")}`;
await query(url, `CREATE DATABASE ${copy} TEMPLATE ${name} STRATEGY ${strategy}`);

refuseSecondConnections();
beginAnew({ DATABASE_URL: databaseUrl(url, copy), DATA_DIR: mkdtempSync(join(directory, "data-")) });
afterAll(endWhatRuns);
