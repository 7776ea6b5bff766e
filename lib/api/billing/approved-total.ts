import { z } from "zod";

/** What a person agrees to before something is charged: the total that they were shown. */
export const approvedTotal = {
  approve: z.literal(true),
  expectedTotalCents: z.int().min(0).max(1_000_000_000),
};
