import { z } from "zod";

/** The data of an event as the outbox dispatches it: its own plus its workspace. */
export const dispatched = <Shape extends z.ZodRawShape>(event: z.ZodObject<Shape>) =>
  event.extend({ workspaceId: z.string() });
