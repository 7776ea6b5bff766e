import { z } from "zod";

/** ISO 8601, UTC. */
export const DateTime = z.iso.datetime();
