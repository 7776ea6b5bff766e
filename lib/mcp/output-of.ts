import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import type { Tool } from "./tool";

/**
 * Runs a tool with valid input. A result that doesn't match its own schema is a fault of ours, reported by paths alone.
 */
export async function outputOf<I extends z.ZodObject, O extends z.ZodObject>(
  tool: Tool<I, O>,
  ctx: Context,
  input: z.output<I>,
): Promise<z.output<O>> {
  const { success, data, error } = tool.output.safeParse(await tool.run(ctx, input));
  if (success) return data;
  const faults = error.issues.map(({ path, code }) => `${path.join(".")} ${code}`).slice(0, 5);
  throw new Error(`${tool.name} answered what its schema refuses: ${faults.join(", ")}`);
}
