import type { z } from "zod";
import type {
  FindingDetail as Detail,
  Finding as FindingShape,
  SwarmRun,
  SwarmRunDetail,
  SwarmStep,
} from "@/lib/api/swarm/shapes";

export type Run = z.output<typeof SwarmRun>;
export type RunDetail = z.output<typeof SwarmRunDetail>;
export type Agent = RunDetail["agents"][number];
export type Step = z.output<typeof SwarmStep>;
export type Finding = z.output<typeof FindingShape>;
export type FindingDetail = z.output<typeof Detail>;
