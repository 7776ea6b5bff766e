import { readFile } from "node:fs/promises";
import type { Outcome, RawProblem } from "@/lib/core/swarm/types";
import type { Painted } from "./picture/painted";

/** What an agent did in the demo shop; a step's `picture` is its place among the pictures. */
export type Recorded = {
  steps: {
    task: string;
    action: string;
    thought: string;
    error: string | null;
    url: string;
    title: string;
    notes: string[];
    picture: number | null;
  }[];
  outcomes: { taskId: string; outcome: Outcome; reason: string; steps: number }[];
  problems: RawProblem[];
};
type Line = { picture: Painted } | { agent: Recorded };

const FILE = "prisma/seed/swarm/walks.txt";

/** What `npm run record:swarm` wrote down: pictures, then agents, each a line of JSON. */
export async function readWalks(): Promise<{ pictures: Painted[]; agents: Recorded[] }> {
  const lines = (await readFile(FILE, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  return {
    pictures: lines.flatMap((line) => ("picture" in line ? line.picture : [])),
    agents: lines.flatMap((line) => ("agent" in line ? line.agent : [])),
  };
}
