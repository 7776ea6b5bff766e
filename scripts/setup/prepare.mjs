import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadAgain } from "./load-again.mjs";
import { withLock } from "./lock.mjs";
import { requireDisk } from "./requirements.mjs";
import { run } from "./run.mjs";
import { hashOf, whenChanged } from "./stamp.mjs";
import { step } from "./step.mjs";

const LOCK = ".data/setup.lock";
const CLIENT = "lib/db/generated";
const SOURCES = [
  ...["app", "components", "lib", "prisma/schema", "public", "package.json", "package-lock.json", "tsconfig.json"],
  ...["next.config.ts", "postcss.config.mjs", "proxy.ts"],
  ...["instrumentation.ts", "instrumentation-node.ts", "scripts/setup/load-again.mjs"],
];

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
const packagesOf = (path) => JSON.parse(readFileSync(path, "utf8")).packages;

/** npm writes the inner lockfile last, so an interrupted install has none. */
function isInstalled() {
  const inner = "node_modules/.package-lock.json";
  if (!existsSync(inner)) return false;
  const installed = packagesOf(inner);
  return Object.entries(packagesOf("package-lock.json")).every(([path, { version, optional, devOptional }]) => {
    const found = installed[path];
    return path === "" || (found ? found.version === version : Boolean(optional || devOptional));
  });
}

/** @param {AbortSignal} [signal] */
async function install(signal) {
  if (isInstalled()) return;
  requireDisk("node_modules", 2.5 * 1024 ** 3);
  // Without npm around this process, its path is the one next to Node.
  const npm = process.env.npm_execpath ?? join(dirname(process.execPath), "../lib/node_modules/npm/bin/npm-cli.js");
  const options = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  await step("Installing packages; this takes a minute or two", () => run([npm, "ci", ...options], { signal }));
}

/** @param {AbortSignal} [signal] */
async function generate(signal) {
  const inputs = hashOf(["prisma/schema", "prisma.config.ts", "node_modules/prisma/package.json"]);
  const make = () => step("Generating the database client", () => run(["scripts/generate.mjs"], { signal }));
  await whenChanged(`${CLIENT}/.stamp`, inputs, make);
}

/** @param {AbortSignal} [signal] */
async function build(signal) {
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const make = async () => {
    await run(["node_modules/next/dist/bin/next", "build"], { env, signal });
    loadAgain();
  };
  const kind = process.env.BUILD_STANDALONE ? "standalone" : "app";
  await whenChanged(".next/earshot-build", `${kind} ${hashOf(SOURCES, CLIENT)}`, () => step("Building", make));
}

/**
 * Makes a checkout ready to run. Does only what is missing or out of date, in one process at a time.
 * @param {{ built?: boolean, signal?: AbortSignal }} [options]
 */
export function prepare({ built = false, signal } = {}) {
  return withLock(LOCK, async () => {
    await install(signal);
    await generate(signal);
    if (built) await build(signal);
  });
}
