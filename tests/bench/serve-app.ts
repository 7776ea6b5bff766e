import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "@/scripts/setup/free-port.mjs";
import { MALLOC_ARENA_MAX, SERVER_FLAGS } from "@/scripts/setup/server-process.mjs";

/** The built app in a separate process, ready to respond. */
export async function serveApp(
  url: string,
  directory: string,
  settings: Record<string, string> = {},
): Promise<{ base: string; app: ChildProcess }> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: url,
    DATA_DIR: join(directory, "data"),
    LOG_LEVEL: "info",
    MALLOC_ARENA_MAX,
    NODE_ENV: "production" as const,
    ...settings,
  };
  const next = join("node_modules", "next", "dist", "bin", "next");
  const app = spawn(process.execPath, [...SERVER_FLAGS, next, "start", "-p", String(port)], { env, stdio: "ignore" });
  const base = `http://localhost:${port}`;
  for (let i = 0; i < 200; i++) {
    const answer = await fetch(`${base}/healthz`).catch(() => null);
    if (answer?.ok) return { base, app };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The app did not start; is it built?");
}
