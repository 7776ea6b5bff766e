import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forbidden, permitted } from "./imports";

/** Planted side by side in one folder with our biome.json, so that Biome runs once for all of them. */
const folder = realpathSync(mkdtempSync(join(tmpdir(), "earshot-boundaries-")));
const biome = resolve("node_modules/@biomejs/biome/bin/biome");
const faults = new Map<string, string[]>();

function plant(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Biome's lines read `::error title=RULE,file=FILE,line=…`. */
function note(line: string) {
  const [, rule = "", path = ""] = /^::error title=([^,]+),file=([^,]+),/.exec(line) ?? [];
  const file = relative(folder, path);
  faults.set(file, [...(faults.get(file) ?? []), rule]);
}

const fileOf = (kind: string, index: number, layer: string) => `${layer}/${kind}-${index}.ts`;

beforeAll(async () => {
  const config = JSON.parse(readFileSync("biome.json", "utf8"));
  plant("biome.json", JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  for (const [index, [layer, name]] of forbidden.entries()) {
    plant(fileOf("forbidden", index, layer), `export * from "${name}";\n`);
  }
  for (const [index, [layer, name]] of permitted.entries()) {
    plant(fileOf("permitted", index, layer), `export * from "${name}";\n`);
  }
  plant("lib/core/cycle-a.ts", 'export * from "./cycle-b";\n');
  plant("lib/core/cycle-b.ts", 'export * from "./cycle-a";\n');
  plant("lib/core/escape-any.ts", "export const text = 1 as any;\n");
  plant("lib/core/escape-null.ts", "export const first = (list: string[]) => list.at(0)!;\n");
  const args = [biome, "lint", "--reporter=github", "--max-diagnostics=none"];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  stdout.split("\n").forEach(note);
});

const faultsOf = (file: string) => faults.get(file) ?? [];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(forbidden.map((entry, index) => [...entry, index] as const))(
  "%s may not import %s",
  (layer, _name, index) => {
    expect(faultsOf(fileOf("forbidden", index, layer))).toContain("lint/style/noRestrictedImports");
  },
);

test.each(permitted.map((entry, index) => [...entry, index] as const))("%s may import %s", (layer, _name, index) => {
  expect(faultsOf(fileOf("permitted", index, layer))).not.toContain("lint/style/noRestrictedImports");
});

test("an import cycle is refused", () => {
  expect(faultsOf("lib/core/cycle-a.ts")).toContain("lint/suspicious/noImportCycles");
});

test("`any` and the non-null assertion are refused", () => {
  expect(faultsOf("lib/core/escape-any.ts")).toContain("lint/suspicious/noExplicitAny");
  expect(faultsOf("lib/core/escape-null.ts")).toContain("lint/style/noNonNullAssertion");
});
