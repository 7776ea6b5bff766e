import { recheck } from "@/lib/services/domains/recheck";
import { inngest } from "../client";

/** Every hour, checks the verified domains that weren't checked for a day. */
export const recheckDomains = inngest.createFunction(
  { id: "recheck-domains", retries: 1, concurrency: 1, triggers: [{ cron: "17 * * * *" }] },
  async ({ step }) => step.run("recheck", () => recheck()),
);
