import type { z } from "zod";
import type { Context } from "@/lib/core/context";

/**
 * What a call needs: `read`, any connection or key; `ask`, which saves a chat and changes nothing else, the same;
 * `write`, a connection whose person allowed drafting, or a key that can write.
 */
export type ToolAccess = "read" | "ask" | "write";

/** The resource that shows what a tool returned, which a client may attach or follow. */
export type ResourceLink = { uri: string; name: string; title?: string };

/**
 * One tool, described once: the description validates input, types the handler, and makes the list that clients see.
 */
export type Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
  /** snake_case, as the contract names it. */
  name: string;
  title: string;
  /** What it returns, when to use it, and which sibling to use instead. */
  description: string;
  access: ToolAccess;
  /** A strict object; every field is described. */
  input: I;
  output: O;
  run(ctx: Context, input: z.output<I>): Promise<z.input<O>>;
  link?(output: z.output<O>): ResourceLink | null;
};

export const tool = <I extends z.ZodObject, O extends z.ZodObject>(described: Tool<I, O>) => described;
