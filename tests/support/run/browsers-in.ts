import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The browsers whose profile is in a folder, by process id: the main process of each, or, with `all`, every process.
 */
export async function browsersIn(folder: string, { all = false } = {}): Promise<number[]> {
  const { stdout } = await run("ps", ["-A", "-ww", "-o", "pid=,stat=,args="], { maxBuffer: 16 * 1024 ** 2 });
  return stdout.split("\n").flatMap((line) => {
    const [, pid, state, args] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    const isOne = args?.includes(`--user-data-dir=${folder}`) && (all || !args.includes(" --type="));
    return pid && isOne && !state?.startsWith("Z") ? [Number(pid)] : [];
  });
}
