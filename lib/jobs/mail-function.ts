import { EVENTS } from "@/lib/events/catalog";
import { noteRefused } from "@/lib/services/invitations/note-refused";
import { sendQueued } from "@/lib/services/mail/send-queued";
import { inngest } from "./client";

/** A function that sends queued mails, four at a time, retrying for about two days if the server is unreachable. */
export const mailFunction = (id: string, kind: "mail.queued" | "mail.bulk.queued") =>
  inngest.createFunction(
    { id, retries: 15, concurrency: 4, triggers: [{ event: `earshot/${kind}` }] },
    async ({ event, step }) => {
      const { mailId } = EVENTS[kind].parse(event.data);
      const outcome = await step.run("send", async () => {
        const sent = await sendQueued(mailId);
        if (sent === "busy") throw new Error("Another process is sending this mail, or died while it did.");
        return sent;
      });
      if (outcome === "refused") await step.run("note", () => noteRefused(mailId));
    },
  );
