import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const sources = ["app", "components"]
  .flatMap((folder) => (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file));
const isClient = (file: string) => readFileSync(file, "utf8").startsWith('"use client"');

/** The names that a file still imports at run time: types are gone by then. */
function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
  const imports = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : moduleRequest.value));
  return [...imports, ...passedOn];
}

/** Our file behind a name, or the name of an outside module. */
function found(name: string, importer: string): string {
  const path = name.startsWith("@/") ? name.slice(2) : join(importer, "..", name);
  if (!/^(@\/|\.)/.test(name)) return name;
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(existsSync) ?? path;
}

/**
 * A browser stand-in for Node's crypto alone is 140 kB, and schemas with their descriptions are dozens; the settings
 * are the server's own business.
 */
const isForServers = (name: string) => isBuiltin(name) || name === "zod" || name === "lib/core/config.ts";

test("browsers load neither Node modules, schemas nor the server's settings", () => {
  const ways = new Map(sources.filter(isClient).map((file) => [file, [file]]));
  // What is added meanwhile is looked at too.
  for (const [file, way] of ways) {
    if (!existsSync(file)) continue;
    for (const name of importsOf(file)) {
      const next = found(name, file);
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  expect(ways.size).toBeGreaterThan(800);
  expect([...ways].filter(([name]) => isForServers(name)).map(([, way]) => way.join(" → "))).toEqual([]);
});
