import { sealAll } from "@/lib/services/audit/chain/seal-all";
import { inngest } from "../client";

/** Adds new audit entries to the hash chain, every minute. */
export const sealAuditLog = inngest.createFunction(
  { id: "seal-audit-log", retries: 1, concurrency: 1, triggers: [{ cron: "* * * * *" }] },
  async ({ step }) => step.run("seal", sealAll),
);
