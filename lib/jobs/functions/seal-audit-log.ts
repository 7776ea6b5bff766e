import { sealAll } from "@/lib/services/audit/chain/seal-all";
import { inngest } from "../client";

/** Gives new entries of the audit log their place in the chain, every minute. */
export const sealAuditLog = inngest.createFunction(
  { id: "seal-audit-log", retries: 1, concurrency: 1, triggers: [{ cron: "* * * * *" }] },
  async ({ step }) => step.run("seal", sealAll),
);
