import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fromSource } from "@/tests/support/run/from-source";

/** Starts a process that runs the real jobs (`processing-process.ts`), and resolves once it is ready. */
export async function start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { path, execArgv } = fromSource("tests/faults/processing-process.ts");
  const child = fork(path, { execArgv, env });
  await once(child, "message");
  return child;
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
