import type { SwarmPlan } from "./swarm-plan";

/** The plan of a new Swarm study. */
export const EMPTY_SWARM_PLAN: SwarmPlan = {
  targetUrl: "",
  tasks: [1, 2, 3].map((number) => ({ id: `task${number}`, text: "", success: [] })),
  personas: (["everyday", "keyboard", "small_phone"] as const).map((preset) => ({ id: preset, preset })),
  mayTest: false,
};
