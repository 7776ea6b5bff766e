import { prune } from "@/lib/services/connections/prune";
import { inngest } from "../client";

/** Forgets codes, tokens, connections and clients of MCP whose time is over. */
export const pruneConnections = inngest.createFunction(
  { id: "prune-connections", retries: 1, triggers: [{ cron: "33 * * * *" }] },
  async ({ step }) => step.run("prune", prune),
);
