import type { z } from "zod";
import type { searchEvidence, searchWorkspace } from "@/lib/api/search";

export type Thing = z.output<typeof searchWorkspace.response>["items"][number];
export type Quote = z.output<typeof searchEvidence.response>["items"][number];
