import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, inject, test } from "vitest";
import { applyMigrations } from "@/scripts/setup/apply-migrations.mjs";
import { databaseUrl, query } from "@/scripts/setup/query.mjs";

const server = inject("template");
let url: string;
let folder: string;

function write(name: string, sql: string) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "migration.sql"), sql);
}

beforeEach(async () => {
  const name = `${server.name}_${randomBytes(4).toString("hex")}`;
  await query(server.url, `CREATE DATABASE ${name}`);
  url = databaseUrl(server.url, name);
  folder = mkdtempSync(join(server.directory, "migrations-"));
  write("1_first", "CREATE TABLE first (n int); INSERT INTO first VALUES (1);");
});

test("migrations are applied once, in the order of their names", async () => {
  write("2_second", "INSERT INTO first VALUES (2);");
  expect(await applyMigrations(url, folder)).toEqual(["1_first", "2_second"]);
  expect(await applyMigrations(url, folder)).toEqual([]);
  expect(await query(url, "SELECT n FROM first ORDER BY n")).toEqual([{ n: 1 }, { n: 2 }]);
});

test("of four callers at once, one applies and the others wait for it", async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(url, folder)));
  expect(applied.flat()).toEqual(["1_first"]);
});

test("a migration that fails leaves nothing behind and can be corrected", async () => {
  write("2_second", "CREATE TABLE second (n int); SELECT 1 / 0;");
  await expect(applyMigrations(url, folder)).rejects.toThrow("The migration 2_second failed: division by zero");
  expect(await query(url, "SELECT to_regclass('second') AS found")).toEqual([{ found: null }]);
  write("2_second", "CREATE TABLE second (n int);");
  expect(await applyMigrations(url, folder)).toEqual(["2_second"]);
});

test("a migration that was edited after it was applied is refused", async () => {
  await applyMigrations(url, folder);
  write("1_first", "CREATE TABLE other (n int);");
  await expect(applyMigrations(url, folder)).rejects.toThrow("The migration 1_first was edited after use.");
});
