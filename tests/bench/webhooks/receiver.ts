import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** Starts a receiver that takes this long for each response. */
export async function startReceiverProcess(delayMs: number) {
  const path = join(import.meta.dirname, "receiver-process.ts");
  const child = fork(path, { execArgv: ["--import", "tsx"], env: { ...process.env, DELAY_MS: String(delayMs) } });
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}/hook`,
    /** What came since the last call: each event's id and time. */
    async came(): Promise<[id: string, atMs: number][]> {
      const answer = once(child, "message");
      child.send("came");
      return (await answer)[0];
    },
    stop: () => child.disconnect(),
  };
}
