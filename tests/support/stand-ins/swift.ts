import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "@/scripts/setup/free-port.mjs";

const DEADLINE_MS = 60_000;
const SECRET = "a-secret-of-the-test";
const BACKENDS = ["account", "container", "object"] as const;
const run = promisify(execFile);

/**
 * OpenStack Swift with its S3 interface: an S3 server that somebody else wrote. Debian: swift-proxy and related
 * packages.
 */
export function hasSwift(): boolean {
  try {
    for (const name of ["swift-proxy-server", "swift-object-server", "swift-ring-builder"])
      execFileSync("which", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Starts one with its own device and ports; returns the settings for it. */
export async function startSwift() {
  const directory = await mkdtemp(join(tmpdir(), "earshot-swift-"));
  const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
  const proxyPort = await freePort();
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${userInfo().username}\nswift_dir = ${directory}\n` +
    `devices = ${directory}/devices\nmount_check = false\ndisable_fallocate = true\nworkers = 0\nlog_level = ERROR\n`;
  await mkdir(join(directory, "devices/d1"), { recursive: true });
  await writeFile(join(directory, "swift.conf"), "[swift-hash]\nswift_hash_path_suffix = earshot\n");
  for (const name of BACKENDS) {
    const builder = join(directory, `${name}.builder`);
    await run("swift-ring-builder", [builder, "create", "4", "1", "0"]);
    await run("swift-ring-builder", [builder, "add", `r1z1-127.0.0.1:${ports[name]}/d1`, "1"]);
    await run("swift-ring-builder", [builder, "rebalance"]);
    const app = `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`;
    await writeFile(join(directory, `${name}.conf`), common(ports[name]) + app);
  }
  await writeFile(join(directory, "proxy.conf"), common(proxyPort) + PROXY);
  const servers = [...BACKENDS, "proxy"].map((name) =>
    spawn(`swift-${name}-server`, [join(directory, `${name}.conf`)], { stdio: "ignore" }),
  );
  const endpoint = `http://127.0.0.1:${proxyPort}`;
  const close = async () => {
    await Promise.all(servers.map(stop));
    await rm(directory, { recursive: true, force: true });
  };
  await Promise.all([proxyPort, ...Object.values(ports)].map(listening)).catch(async (error) => {
    await close();
    throw error;
  });
  const settings = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: "eva:app", S3_SECRET_ACCESS_KEY: SECRET };
  return { settings, close };
}

const FILTERS = ["catch_errors", "gatekeeper", "healthcheck", "cache", "listing_formats", "bulk", "s3api", "tempauth"];
const PROXY = `
[pipeline:main]
pipeline = ${[...FILTERS, "slo", "dlo", "proxy-server"].join(" ")}
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${[...FILTERS.filter((name) => name !== "cache" && name !== "tempauth"), "slo", "dlo"]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join("\n")}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:tempauth]
use = egg:swift#tempauth
user_eva_app = ${SECRET} .admin
`;

async function listening(port: number): Promise<void> {
  for (const deadline = Date.now() + DEADLINE_MS; Date.now() < deadline; await wait(100)) {
    const answered = await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null);
    if (answered) return;
  }
  throw new Error("Swift did not start in time.");
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}
