import { z } from "zod";
import { durationMs } from "./duration";
import { parseCondition } from "./expression";

const readableBy = (parse: (text: string) => unknown) =>
  z.string().superRefine((text, context) => {
    try {
      parse(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
    }
  });
const Time = readableBy((text) => durationMs(text));
const Condition = readableBy(parseCondition);

/** What the SDK reports about a step. Shapes: `StepOpCode` and `createStepTools` of inngest 4. */
export const Step = z.discriminatedUnion("op", [
  z.object({ op: z.enum(["StepRun", "Step", "RunComplete"]), id: z.string(), data: z.unknown().optional() }),
  z.object({ op: z.enum(["StepFailed", "StepError"]), id: z.string(), error: z.unknown().optional() }),
  z.object({ op: z.literal("StepPlanned"), id: z.string() }),
  z.object({ op: z.literal("Sleep"), id: z.string(), name: Time }),
  z.object({
    op: z.literal("WaitForEvent"),
    id: z.string(),
    name: z.string(),
    opts: z.object({ timeout: Time, if: Condition.optional() }),
  }),
  z.object({
    op: z.literal("InvokeFunction"),
    id: z.string(),
    opts: z.object({
      function_id: z.string(),
      payload: z.object({ data: z.unknown().optional() }),
      timeout: Time.optional(),
    }),
  }),
]);
export type Step = z.output<typeof Step>;
