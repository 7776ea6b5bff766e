"use client";
import { UserRoundPlus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { RadioCards } from "@/components/ui/fields/radio-cards";
import { readAddresses } from "@/components/ui/fields/read-addresses";
import { Textarea } from "@/components/ui/fields/textarea";
import { linkLook } from "@/components/ui/links/link-look";
import { Callout } from "@/components/ui/states/callout";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { MOST_INVITED_AT_ONCE } from "@/lib/core/limits/invitation-limits";
import { counted } from "@/lib/core/text/counted";
import { typeset } from "@/lib/core/text/typeset";
import { ROLES } from "./role-words";
import type { Role } from "./shapes";

type Props = {
  freeSeats: number;
  /** Without a mail server, the links wait for an admin to share them. */
  sendsMail: boolean;
};

/** Invites one or many by email. Those who could not be invited stay in the box, with the reason. */
export function InviteMembers({ freeSeats, sendsMail }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <UserRoundPlus /> Invite people
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Invite people"
        description={
          sendsMail
            ? "Each person gets an email with their own link, valid for seven days."
            : "This installation doesn’t send email. Each person’s own link, valid for seven days, is in Outgoing email for you to share."
        }
        className="max-w-lg"
      >
        <InviteForm freeSeats={freeSeats} sendsMail={sendsMail} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const submitWords = (people: number, sendsMail: boolean): string =>
  `${sendsMail ? "Send" : "Create"} ${people > 1 ? counted(people, "invitation") : "invitation"}`;

const sentWords = (sent: number, sendsMail: boolean): string =>
  sendsMail
    ? `${counted(sent, "invitation")} sent.`
    : `${counted(sent, "link is", "links are")} in Outgoing email, to share.`;

/** What can be chosen when every seat is taken. */
const SEATS_TAKEN = ROLES.map((role) =>
  role.value === "observer" ? role : { ...role, disabled: true, text: "No paid seat is free." },
);

type Refused = { email: string; reason: string }[];

function InviteForm({ freeSeats, sendsMail, close }: Props & { close: () => void }) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [role, setRole] = useState<Role>(freeSeats > 0 ? "member" : "observer");
  const [refused, setRefused] = useState<Refused>([]);
  const { people, unread } = readAddresses(typed);
  const emails = people.map(({ email }) => email);
  const problem = unread[0]
    ? `“${unread[0]}” is not an email address.`
    : emails.length > MOST_INVITED_AT_ONCE
      ? `You can invite up to ${MOST_INVITED_AT_ONCE} at once; these are ${emails.length}.`
      : undefined;
  const send = async () => {
    if (problem) throw new CallError(problem);
    const answer = await call("POST /settings/invitations", { body: { emails, role } });
    const sent = answer.items.filter(({ created }) => created).length;
    if (sent > 0) toast.success(sentWords(sent, sendsMail));
    router.refresh();
    setRefused(answer.refused);
    setTyped(answer.refused.map(({ email }) => email).join("\n"));
    if (answer.refused.length > 0) return;
    if (sent === 0) toast.success("Already invited; the link they have still works.");
    close();
  };
  return (
    <DialogForm
      submitLabel={submitWords(emails.length, sendsMail)}
      isReady={typed.trim() !== ""}
      onSubmit={send}
      onCancel={close}
    >
      {refused.length > 0 && (
        <Callout tone="warning" title="Not invited">
          <ul>
            {refused.map(({ email, reason }) => (
              <li key={email}>
                <span className="wrap-anywhere font-medium">{email}</span>: {typeset(reason)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Field label="Email addresses" hint={`Up to ${MOST_INVITED_AT_ONCE}, one per line or separated by commas.`}>
        <Textarea
          required
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          placeholder="ana@example.com"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <RadioCards legend="Role" choices={freeSeats > 0 ? ROLES : SEATS_TAKEN} value={role} onChange={setRole} />
      {freeSeats <= 0 && (
        <p className="text-muted-foreground text-sm">
          Other plans have more seats.{" "}
          <Link href="/settings/billing" className={linkLook}>
            Change the plan
          </Link>
        </p>
      )}
      {freeSeats > 0 && role !== "observer" && emails.length > freeSeats && (
        <p className="text-muted-foreground text-sm">
          {freeSeats === 1 ? "1 paid seat is free" : `${freeSeats} paid seats are free`}. Observers don’t need one.
        </p>
      )}
    </DialogForm>
  );
}
