import { z } from "zod";
import { oneLine } from "@/lib/core/text/one-line";
import { PartId } from "./guide-rules";
import { MOST_ADDRESS_CHARACTERS, MOST_TASKS } from "./swarm-limits";
import { STUDY_TEXT } from "./text-limits";

/** The personas that an agent can play, described in lib/core/swarm/personas. */
const PRESETS = [
  ...(["everyday", "keyboard", "screen_reader", "small_phone"] as const),
  ...(["zoomed", "slow_network", "impatient", "second_language"] as const),
] as const;

const MOST_PERSONAS = 8;
const MOST_CRITERIA = 3;

const Criterion = z.strictObject({
  kind: z.enum(["text", "url"]).describe("Words that the page shows or that its address contains."),
  value: z.string().trim().max(STUDY_TEXT.criterion),
});
const PlannedTask = z.strictObject({
  id: PartId,
  text: z.string().trim().max(STUDY_TEXT.task).describe("What the agent should do, as you would tell a person."),
  success: z.array(Criterion).max(MOST_CRITERIA).describe("The task is done when all of them are true."),
});
const PlannedPersona = z.strictObject({ id: PartId, preset: z.enum(PRESETS), name: oneLine(80).optional() });

/** What a Swarm study asks of AI agents. A draft may be incomplete; what is missing is reported on launch. */
export const SwarmPlan = z
  .strictObject({
    targetUrl: z
      .string()
      .trim()
      .max(MOST_ADDRESS_CHARACTERS)
      .describe("Where every agent starts: an http or https address."),
    tasks: z.array(PlannedTask).max(MOST_TASKS),
    personas: z.array(PlannedPersona).max(MOST_PERSONAS).describe("One agent for each."),
    mayTest: z.boolean().describe("Confirms that you may test this site. No run starts without it."),
  })
  .superRefine(({ tasks, personas }, context) => {
    for (const [path, ids] of [
      ["tasks", tasks.map(({ id }) => id)],
      ["personas", personas.map(({ id }) => id)],
    ] as const)
      if (new Set(ids).size < ids.length)
        context.addIssue({ code: "custom", path: [path], message: "Two of these have the same id." });
  })
  .meta({ id: "SwarmPlan" });
export type SwarmPlan = z.output<typeof SwarmPlan>;
