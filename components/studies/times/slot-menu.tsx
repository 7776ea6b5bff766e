"use client";
import { CircleCheck, Eye, Link2, Trash2, UserX } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Menu } from "@/components/ui/dialogs/menu";
import { useAsked } from "@/components/ui/dialogs/use-asked";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useCall } from "@/components/ui/hooks/use-call";
import { MoreButton } from "@/components/ui/more-button";
import { call } from "@/lib/api/client/call";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";
import type { Slot } from "../shapes";

type Props = { studyId: string; slot: Slot; name: string; sendsMail: boolean };

const learns = (sendsMail: boolean): string =>
  sendsMail
    ? "They’ll be told by email and can choose another time."
    : "No mail is sent from here, so tell them yourself. Their link lets them choose another time.";

/**
 * Actions for one time; those that reach the person who booked it are confirmed first. Once a booked one is over, all
 * that is left is whether it took place, which stands in the row.
 */
export function SlotMenu({ studyId, slot, name, sendsMail }: Props) {
  const router = useRouter();
  const { asked, ask, close, dialog } = useAsked<"url" | "remove" | "no-show">();
  const [url, setUrl] = useState(slot.meetingUrl ?? "");
  const { busy, run } = useCall();
  const { id, state, sessionId, participant } = slot;
  const isOver = Date.parse(slot.endsAt) <= Date.now();
  const isToCome = state === "free" || (state === "booked" && !isOver);
  const hasBegun = state === "booked" && Date.parse(slot.startsAt) <= Date.now();
  const params = { id: studyId, slotId: id };
  const act = (work: () => Promise<unknown>, done: string | null) =>
    run(async () => {
      await work();
      close();
      return done;
    });
  const hold = () =>
    act(async () => {
      const held = await call("POST /studies/{id}/slots/{slotId}/held", { params });
      if (held.sessionId) router.push(`/studies/${studyId}/sessions/${held.sessionId}`);
    }, null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(
      () => call("PATCH /studies/{id}/slots/{slotId}", { params, body: { meetingUrl: url.trim() || null } }),
      "Call link saved.",
    );
  };
  const groups = [
    {
      items: [
        sessionId && { label: "Open the session", icon: Eye, href: `/studies/${studyId}/sessions/${sessionId}` },
        hasBegun && !isOver && { label: "Mark as done", icon: CircleCheck, onSelect: hold },
        hasBegun && !isOver && { label: "Mark as no-show", icon: UserX, onSelect: () => ask("no-show") },
        isToCome && { label: "Call link", icon: Link2, onSelect: () => ask("url") },
      ],
    },
    isToCome && { items: [{ label: "Remove", icon: Trash2, danger: true, onSelect: () => ask("remove") }] },
  ];
  return (
    <>
      {hasBegun && isOver && (
        <span className="flex gap-2">
          <Button size="small" busy={busy && asked === null} onClick={hold}>
            Took place
          </Button>
          <Button size="small" onClick={() => ask("no-show")}>
            No-show
          </Button>
        </span>
      )}
      <Menu trigger={<MoreButton of={name} />} groups={groups} />
      <Dialog
        {...dialog("url")}
        title="Call link"
        description={
          participant && sendsMail ? `${participant.label} gets a new calendar invitation by email.` : undefined
        }
      >
        <form onSubmit={save} className="grid gap-4">
          <Field label="Link" hint="Leave it empty to remove it.">
            <Input
              type="url"
              maxLength={STUDY_TEXT.meetingAddress}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <footer className="flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button type="submit" tone="primary" busy={busy}>
              Save
            </Button>
          </footer>
        </form>
      </Dialog>
      <AlertDialog
        {...dialog("remove")}
        title={`Remove ${name}?`}
        description={
          participant
            ? `${participant.label} has booked it. ${learns(sendsMail)}`
            : "Nobody has booked it. It will no longer be offered."
        }
        confirmLabel="Remove"
        busy={busy}
        onConfirm={() =>
          act(() => call("DELETE /studies/{id}/slots/{slotId}", { params }), "The time is no longer offered.")
        }
      />
      <AlertDialog
        {...dialog("no-show")}
        title={`Mark ${participant?.label ?? "this time"} as a no-show?`}
        description="Their spot will be free for someone else. Their link lets them choose another time."
        confirmLabel="Mark as no-show"
        busy={busy}
        onConfirm={() =>
          act(() => call("POST /studies/{id}/slots/{slotId}/no-show", { params }), "Their spot is free again.")
        }
      />
    </>
  );
}
