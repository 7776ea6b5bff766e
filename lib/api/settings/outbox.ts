import { z } from "zod";
import { DateTime, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { OutboxMailRecord } from "@/lib/services/mail/record";

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
  summary: "List emails written while no mail server is set up, newest first",
  description: "Admins only. Emails to people who are also in another workspace are left out.",
  access: "person",
  status: 200,
  query: PageQuery,
  response: listOf(OutboxMail),
});
