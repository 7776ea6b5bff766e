import type { ReactNode } from "react";
import { Callout } from "@/components/ui/states/callout";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Webhook } from "@/lib/api/settings/webhooks";
import { moment } from "@/lib/core/time/dates";
import { EnableWebhook } from "./enable-webhook";

type Reason = NonNullable<Webhook["disabledReason"]>;

const REASONS: Record<Reason, ReactNode> = {
  person: "Someone in this workspace disabled it.",
  gone: "Its receiver responded 410 Gone, which tells us to stop.",
  failing: "Nothing got through for five days, so we stopped trying.",
};

type Props = { webhook: Webhook; canManage: boolean; sendsMail: boolean };

/** What one should know about a webhook before anything else. */
export function WebhookNotice({ webhook, canManage, sendsMail }: Props) {
  const { id, disabledAt, disabledReason, failingSince, oldSecretUntil } = webhook;
  if (disabledAt)
    return (
      <Callout
        tone="warning"
        title="This webhook is disabled"
        action={canManage ? <EnableWebhook id={id} /> : undefined}
      >
        {disabledReason && REASONS[disabledReason]} That was <RelativeTime iso={disabledAt} />. Events in the meantime
        are kept for 30 days and can be sent later.
      </Callout>
    );
  return (
    <>
      {failingSince && (
        <Callout tone="warning" title="Deliveries are failing">
          The first failure was <RelativeTime iso={failingSince} />, and nothing has gotten through since. Each event is
          tried ten times over three days. After five days of nothing but failures, the webhook is disabled
          {sendsMail
            ? " and the admins get an email."
            : ". No mail is sent from here, so the admins read about it under Outgoing email."}
        </Callout>
      )}
      {oldSecretUntil && Date.parse(oldSecretUntil) > Date.now() && (
        <Callout tone="info">Requests are also signed with the previous secret until {moment(oldSecretUntil)}.</Callout>
      )}
    </>
  );
}
