import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { SERVER_FLAGS } from "@/scripts/setup/server-process.mjs";
import { fromSource } from "@/tests/support/run/from-source";

const run = promisify(execFile);

it("a thread that reads strangers' files keeps its own limit of memory in a server with room for young objects", async () => {
  const { path, execArgv } = fromSource("tests/support/processes/young-space-process.ts");
  const { stdout } = await run(process.execPath, [...SERVER_FLAGS, ...execArgv, path]);
  expect(Number(stdout)).toBeGreaterThan(0);
  expect(Number(stdout)).toBeLessThanOrEqual(10);
});

it("the container's server starts with the same flags", () => {
  expect(readFileSync("Dockerfile", "utf8")).toContain(`exec node ${SERVER_FLAGS.join(" ")} server.js`);
});
