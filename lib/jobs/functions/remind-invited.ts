import { remind } from "@/lib/services/invitations/remind";
import { inngest } from "../client";

/** Reminds invited people who haven't begun. */
export const remindInvited = inngest.createFunction(
  { id: "remind-invited", retries: 2, concurrency: 1, triggers: [{ cron: "21 * * * *" }] },
  async ({ step }) => step.run("remind", remind),
);
