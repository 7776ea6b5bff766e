import type { SwarmPlan } from "@/lib/core/study/swarm-plan";
import type { Task } from "@/lib/core/swarm/types";

/** The demo shop of the tests, under a name that is nobody's (RFC 2606 §2). */
export const DEMO_SITE = "https://fern-and-clay.example/";

export const DEMO_PERSONAS = ["everyday", "keyboard", "small_phone"] as const;

const task = (id: string, text: string, seen: string): Task => ({ id, text, success: [{ kind: "text", value: seen }] });

export const DEMO_TASKS: Task[] = [
  task("buy", "Buy the Blue mug and have it sent to your home", "Thank you for your order"),
  task("size", "Find the size guide", "How we measure"),
  task("return", "Find out how to return something", "Send it back within 30 days"),
  task("delivery", "Look up how long delivery takes", "Two to four working days"),
];

export const DEMO_PLAN: SwarmPlan = {
  targetUrl: DEMO_SITE,
  tasks: DEMO_TASKS,
  personas: DEMO_PERSONAS.map((preset) => ({ id: preset, preset })),
  mayTest: true,
};
