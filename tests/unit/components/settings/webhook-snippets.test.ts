import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { snippetsOf } from "@/components/settings/webhooks/snippets";
import { freePort } from "@/scripts/setup/free-port.mjs";
import { startReceiver, verified } from "@/tests/support/stand-ins/receiver";

const SECRET = `whsec_${Buffer.alloc(32, 250).toString("base64")}`;
const directory = mkdtempSync(join(tmpdir(), "earshot-snippets-"));
symlinkSync(join(process.cwd(), "node_modules"), join(directory, "node_modules"));
writeFileSync(join(directory, "package.json"), '{"type":"module"}');
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const codeOf = (name: string, url = "") => snippetsOf(url).find(({ value }) => value === name)?.code ?? "";

function has(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const hasShell = has("openssl", "version") && has("curl", "--version");
const hasPython = has("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))");

/** The status code that a receiver returns to the shell snippet. */
async function send(url: string, secret = SECRET): Promise<string> {
  const env = { ...process.env, EARSHOT_WEBHOOK_SECRET: secret };
  const shell = spawn("sh", ["-c", codeOf("curl", url)], { env, stdio: ["ignore", "pipe", "ignore"] });
  const chunks: Buffer[] = [];
  for await (const chunk of shell.stdout) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString().split(" ")[1] ?? "";
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    if (await once(socket, "connect").then(Boolean, () => false)) return void socket.destroy();
    await setTimeout(50);
  }
}

/**
 * Runs one of our receivers as a reader would, and returns its responses to requests with a valid and an invalid
 * signature.
 */
async function answersOf(name: string, command: string[]): Promise<string[]> {
  const file = join(directory, `receiver.${name}.${name === "typescript" ? "ts" : "py"}`);
  writeFileSync(file, codeOf(name));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), EARSHOT_WEBHOOK_SECRET: SECRET };
  const receiver = spawn(command[0] ?? "", [...command.slice(1), file], { cwd: directory, env, stdio: "ignore" });
  try {
    await listening(port);
    const url = `http://127.0.0.1:${port}/it's`;
    return [await send(url), await send(url, `whsec_${Buffer.alloc(32, 1).toString("base64")}`)];
  } finally {
    receiver.kill();
    await once(receiver, "exit");
  }
}

describe.runIf(hasShell)("the code snippets for receivers", () => {
  test("curl sends what the public library verifies", async () => {
    const receiver = await startReceiver();
    expect(await send(`${receiver.url}?a='b'`)).toBe("200");
    await receiver.stop();
    const [received] = receiver.received;
    expect(received && verified(SECRET, received)).toMatchObject({ id: "evt_try", type: "webhook.test" });
  });

  test("TypeScript accepts signed requests and refuses others", { timeout: 30_000 }, async () => {
    expect(await answersOf("typescript", [process.execPath, "--import", "tsx"])).toEqual(["204", "400"]);
  });

  test.runIf(hasPython)("Python accepts signed requests and refuses others", { timeout: 30_000 }, async () => {
    expect(await answersOf("python", ["python3"])).toEqual(["204", "400"]);
  });
});
