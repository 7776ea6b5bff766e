import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WebhookNotice } from "@/components/settings/webhooks/webhook-notice";
import type { Webhook } from "@/lib/api/settings/webhooks";

test("an email about a failing webhook is promised only where mail is sent", () => {
  const webhook = { failingSince: new Date().toISOString() } as Webhook;
  const told = (sendsMail: boolean) =>
    renderToStaticMarkup(<WebhookNotice webhook={webhook} canManage sendsMail={sendsMail} />);
  expect(told(true)).toContain("the webhook is disabled and the admins get an email.");
  expect(told(false)).not.toContain("get an email");
  expect(told(false)).toContain(
    "the webhook is disabled. No mail is sent from here, so the admins read about it under Outgoing email.",
  );
});
