import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Acts } from "./worker-process";

type Input<A extends keyof Acts> = Parameters<Acts[A]> extends [infer I] ? I : undefined;
type Result<A extends keyof Acts> = Awaited<ReturnType<Acts[A]>>;

/** A process that delivers, on this database; it may be killed at any moment. */
export async function startWorker(url: string) {
  const env = { ...process.env, DATABASE_URL: url, ALLOW_PRIVATE_TARGETS: "127.0.0.1" };
  const child = fork(join(import.meta.dirname, "worker-process.ts"), { execArgv: ["--import", "tsx"], env });
  await once(child, "message");
  return {
    async ask<A extends keyof Acts>(act: A, input: Input<A>): Promise<Result<A>> {
      const answer = once(child, "message");
      child.send({ act, input });
      return (await answer)[0].result;
    },
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
