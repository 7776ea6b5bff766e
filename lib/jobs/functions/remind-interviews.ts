import { remind } from "@/lib/services/slots/remind";
import { inngest } from "../client";

/** Reminds participants of the next day's interviews. */
export const remindInterviews = inngest.createFunction(
  { id: "remind-interviews", retries: 2, concurrency: 1, triggers: [{ cron: "*/10 * * * *" }] },
  async ({ step }) => step.run("remind", remind),
);
