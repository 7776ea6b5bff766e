import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Bench } from "./bench";

/** In a separate process: it runs jobs, on a database and a file store that no other bench sees. */
export const transcripts: Bench = {
  name: "transcripts: the whole job of a three-hour transcript",
  async run() {
    const path = join(import.meta.dirname, "transcripts-process.ts");
    const child = fork(path, { execArgv: ["--import", "tsx"] });
    const [lines] = await once(child, "message");
    return lines as string[];
  },
};
