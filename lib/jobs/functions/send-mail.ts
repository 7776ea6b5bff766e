import { EVENTS } from "@/lib/events/catalog";
import { sendQueued } from "@/lib/services/mail/send-queued";
import { inngest } from "../client";

/** Sends a queued mail; a server that is away is tried again for about two days. */
export const sendMail = inngest.createFunction(
  { id: "send-mail", retries: 15, concurrency: 4, triggers: [{ event: "earshot/mail.queued" }] },
  async ({ event, step }) => {
    const { mailId } = EVENTS["mail.queued"].parse(event.data);
    return step.run("send", async () => {
      const outcome = await sendQueued(mailId);
      if (outcome === "busy") throw new Error("Another process is sending this mail, or died while it did.");
      return outcome;
    });
  },
);
