import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";

/** Each test file has a database and a data directory of its own; the end of the run removes them. */
const { url, name, directory } = inject("template");
const copy = `${name}_${randomBytes(4).toString("hex")}`;
await query(url, `CREATE DATABASE ${copy} TEMPLATE ${name}`);

process.env.DATABASE_URL = databaseUrl(url, copy);
process.env.DATA_DIR = mkdtempSync(join(directory, "data-"));
