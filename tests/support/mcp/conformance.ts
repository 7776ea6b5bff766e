import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SUITE = "node_modules/@modelcontextprotocol/conformance/dist/index.js";
const HOOK = "./tests/support/mcp/conformance-hook.mjs";

/**
 * Runs the protocol's official suite in a separate process; returns its output, and whether it passed. `follow` gets
 * the address that it asks a person to open.
 */
export function conformance(args: string[], follow?: (address: string) => Promise<unknown>) {
  return new Promise<{ ok: boolean; said: string }>((resolve, reject) => {
    const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, NO_COLOR: "1" } };
    const suite = execFile(process.execPath, ["--import", HOOK, SUITE, ...args], options, (error, stdout, stderr) =>
      resolve({ ok: error === null, said: stdout + stderr }),
    );
    let said = "";
    let followed = follow === undefined;
    suite.stdout?.on("data", (text: string) => {
      said += text;
      const [, address] = /^(http\S+\?response_type=\S+)$/m.exec(said) ?? [];
      if (followed || !address) return;
      followed = true;
      follow?.(address).catch((error: unknown) => {
        suite.kill();
        reject(error);
      });
    });
  });
}

/**
 * Everything that a version of the protocol requires of a server, except for what is listed with its reason. A listed
 * item that passes is a fault too, so that the list stays true.
 */
export async function requirements(url: string, version: string, left: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "earshot-conformance-"));
  try {
    const file = join(folder, "left.yml");
    const lines = Object.entries(left).map(([scenario, why]) => `  - ${scenario} # ${why}`);
    await writeFile(file, `server:\n${lines.join("\n")}\n`);
    return await conformance(["server", "--url", url, "--requirements", version, "--expected-failures", file]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
