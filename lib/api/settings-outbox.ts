import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { OutboxMailRecord } from "@/lib/services/mail/record";
import { DateTime, listOf, PageQuery } from "./shared";

const OutboxMail = z
  .object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), createdAt: DateTime })
  .meta({ id: "OutboxMail" });

export const toOutboxMail = (mail: OutboxMailRecord): z.input<typeof OutboxMail> => ({
  ...mail,
  createdAt: mail.createdAt.toISOString(),
});

export const listOutbox = operation({
  id: "listOutbox",
  method: "GET",
  path: "/settings/outbox",
  tag: "Settings",
  summary: "List the mails that were written, newest first, while no mail server is set",
  description: "Admins only. A mail to somebody who is in another workspace as well is not shown.",
  access: "person",
  status: 200,
  query: PageQuery,
  response: listOf(OutboxMail),
});
