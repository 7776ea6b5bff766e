"use client";
import Link from "next/link";
import { useState } from "react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import type { Player } from "@/components/library/player/player";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { DialogForm } from "@/components/ui/dialogs/dialog-form";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import type { LineSpan } from "../line";
import { StretchPicker } from "./stretch-picker";

export type ClipDraft = { span: LineSpan; title: string; startSeconds: number; endSeconds: number };

type Props = {
  owner: { ownerId: string; studyId: string | null };
  draft: ClipDraft;
  player: Player | null;
  onClosed: () => void;
};

/** Makes a clip of the selection: its name, its start and its end. It can be played at once. */
export function ClipDialog({ owner: { ownerId, studyId }, draft, player, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [title, setTitle] = useState(draft.title);
  const [stretch, setStretch] = useState({ startSeconds: draft.startSeconds, endSeconds: draft.endSeconds });
  const [made, setMade] = useState<ClipShape | null>(null);
  const isMoved = stretch.startSeconds !== draft.startSeconds || stretch.endSeconds !== draft.endSeconds;
  const { startSeconds, endSeconds } = stretch;

  const make = async () => {
    const owner = studyId ? { sessionId: ownerId } : { fileId: ownerId };
    // Unmoved, the clip quotes exactly the selected words; otherwise, all lines it touches.
    const clip = await call("POST /clips", { body: { ...owner, title, ...(isMoved ? stretch : draft.span) } });
    setMade(clip);
    player?.playStretch(clip.evidence.startSeconds, clip.evidence.endSeconds);
  };
  const close = () => {
    player?.pause();
    setOpen(false);
    onClosed();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(on) => !on && close()}
      title={made ? "Clip made" : "Make a clip"}
      description={made ? `“${made.title}” is in the library, under Clips.` : undefined}
      className="max-w-xl"
    >
      {made ? (
        <div className="grid gap-4">
          <EvidenceChip evidence={made.evidence} />
          <footer className="flex flex-wrap justify-end gap-2">
            {player && <Button onClick={() => player.playStretch(startSeconds, endSeconds)}>Play again</Button>}
            <Button asChild>
              <Link href={`/library/clips/${made.id}`}>Open the clip</Link>
            </Button>
            <Button autoFocus tone="primary" onClick={close}>
              Done
            </Button>
          </footer>
        </div>
      ) : (
        <DialogForm submitLabel="Make clip" onSubmit={make} onCancel={close}>
          <Field label="Name">
            <Input required maxLength={LONGEST_NAME} value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          {player && (
            <StretchPicker ownerId={ownerId} draft={draft} stretch={stretch} change={setStretch} player={player} />
          )}
        </DialogForm>
      )}
    </Dialog>
  );
}
