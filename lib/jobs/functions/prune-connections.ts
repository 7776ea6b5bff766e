import { prune } from "@/lib/services/connections/prune";
import { inngest } from "../client";

/** Deletes expired MCP codes, tokens, connections and clients. */
export const pruneConnections = inngest.createFunction(
  { id: "prune-connections", retries: 1, triggers: [{ cron: "33 * * * *" }] },
  async ({ step }) => step.run("prune", prune),
);
