"use client";
import { Link2, Mail } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { readAddresses } from "@/components/ui/fields/read-addresses";
import { Textarea } from "@/components/ui/fields/textarea";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import { MOST_INVITATIONS_AT_ONCE } from "@/lib/core/study/limits";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import { counted } from "@/lib/core/text/counted";
import type { StudySummary } from "../shapes";

type Refused = { email: string; reason: string };
type Done = { invited: number; known: number; refused: Refused[] };

type Props = { study: Pick<StudySummary, "id" | "status">; sendsMail: boolean };

/** Invites a pasted list of addresses: by email, or with links to pass on where no mail is sent. */
export function InviteForm({ study, sendsMail }: Props) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [message, setMessage] = useState("");
  const [done, setDone] = useState<Done | null>(null);
  const addresses = useRef<HTMLTextAreaElement>(null);
  const { busy, error, run } = useAction();
  const { people, unread } = readAddresses(text);
  const problem = unread[0]
    ? `“${unread[0]}” is not an email address.`
    : people.length > MOST_INVITATIONS_AT_ONCE
      ? `You can invite up to ${MOST_INVITATIONS_AT_ONCE} at once; these are ${people.length}.`
      : undefined;
  const invite = (event: FormEvent) => {
    event.preventDefault();
    setDone(null);
    void run(async () => {
      const body = { invitations: people, ...(message.trim() && { message: message.trim() }) };
      const { items, refused } = await call("POST /studies/{id}/invitations", { params: { id: study.id }, body });
      const invited = items.filter(({ created }) => created).length;
      setDone({ invited, known: items.length - invited, refused });
      setText("");
      // Without addresses the button is disabled, and would lose the focus.
      addresses.current?.focus();
      router.refresh();
    });
  };
  return (
    <form onSubmit={invite} className="grid gap-4 rounded-lg border bg-surface p-4">
      <header className="grid gap-0.5">
        <h2 className="font-semibold">{sendsMail ? "Invite by email" : "Invite people"}</h2>
        <p className="text-pretty text-muted-foreground text-sm">
          Everyone gets their own link, which resumes where they stopped
          {sendsMail
            ? ", and up to two reminders."
            : ". No mail server is set up here, so nothing is emailed: you copy the links and send them yourself."}
          {study.status === "draft" &&
            (sendsMail ? " The emails go out when the study is launched." : " They work once the study is launched.")}
        </p>
      </header>
      <Failure text={error} />
      {done && <Outcome {...done} sendsMail={sendsMail} />}
      <Field
        label="Email addresses"
        hint={`One per line or separated by commas. Names are kept: Ana\u00a0Silva\u00a0<ana@example.com>`}
        error={problem}
      >
        <Textarea
          ref={addresses}
          rows={4}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="font-mono text-sm"
        />
      </Field>
      {sendsMail && (
        <Field label="Personal message (optional)">
          <Textarea
            rows={2}
            maxLength={STUDY_TEXT.invitation}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      )}
      <footer className="flex justify-end">
        <Button type="submit" tone="primary" busy={busy} disabled={people.length === 0 || problem !== undefined}>
          {sendsMail ? <Mail /> : <Link2 />}{" "}
          {people.length === 0 ? "Invite" : `Invite ${counted(people.length, "person", "people")}`}
        </Button>
      </footer>
    </form>
  );
}

function Outcome({ invited, known, refused, sendsMail }: Done & { sendsMail: boolean }) {
  const words = [
    `${counted(invited, "person was", "people were")} invited.`,
    !sendsMail && invited > 0 && `${invited === 1 ? "Their link is" : "Their links are"} below, to copy and send.`,
    known > 0 && `${known} ${known === 1 ? "was" : "were"} already invited, so nothing changed for them.`,
  ].filter(Boolean);
  return (
    <Callout tone={refused.length > 0 ? "warning" : "success"}>
      <p>{words.join(" ")}</p>
      {refused.length > 0 && (
        <ul className="mt-1 grid gap-0.5 text-sm">
          {refused.map(({ email, reason }) => (
            <li key={email}>
              <span className="font-medium">{email}</span>: {reason}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
