import { z } from "zod";

/** The data of an event as the outbox dispatches it: beside its own the workspace that it is of. */
export const dispatched = <Shape extends z.ZodRawShape>(event: z.ZodObject<Shape>) =>
  event.extend({ workspaceId: z.string() });
