"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { StretchPicker } from "@/components/library/transcript/selection/stretch-picker";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import type { ClipPlayer } from "./clip-player";
import { SecondsField } from "./seconds-field";

type Props = { clip: ClipShape; ownerId: string; player: ClipPlayer | null; onDone: () => void };

/** Edits a clip's name and ends; with new ends, it quotes what is said between them. */
export function ClipEditor({ clip, ownerId, player, onDone }: Props) {
  const router = useRouter();
  const { evidence } = clip;
  const before = { startSeconds: evidence.startSeconds, endSeconds: evidence.endSeconds };
  const [title, setTitle] = useState(clip.title);
  const [stretch, setStretch] = useState(before);
  const { busy, error, run } = useAction();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus({ preventScroll: true }), []);
  const hasSource = evidence.fileId !== undefined || evidence.sessionId !== undefined;
  const change = (next: typeof before) => {
    setStretch(next);
    player?.setRange(next);
  };
  const isMoved = stretch.startSeconds !== before.startSeconds || stretch.endSeconds !== before.endSeconds;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await call("PATCH /clips/{id}", {
        params: { id: clip.id },
        body: { title: title.trim(), ...(isMoved && stretch) },
      });
      toast.success("Clip saved.");
      router.refresh();
      onDone();
    });
  };
  const cancel = () => {
    player?.setRange(before);
    player?.seek(before.startSeconds);
    onDone();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && !busy) cancel();
  };
  return (
    <form
      ref={form}
      onSubmit={save}
      onKeyDown={onKeyDown}
      aria-label="Edit clip"
      className="grid gap-4 rounded-lg border bg-surface p-4"
    >
      <Failure text={error} />
      <Field label="Name">
        <Input required maxLength={LONGEST_NAME} value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      {hasSource && (
        <>
          {player && (
            <StretchPicker ownerId={ownerId} draft={before} stretch={stretch} change={change} player={player} />
          )}
          <div className="grid grid-cols-2 gap-3">
            <SecondsField
              label="Start"
              seconds={stretch.startSeconds}
              change={(startSeconds) => change({ ...stretch, startSeconds })}
            />
            <SecondsField
              label="End"
              seconds={stretch.endSeconds}
              change={(endSeconds) => change({ ...stretch, endSeconds })}
            />
          </div>
        </>
      )}
      <footer className="flex justify-end gap-2">
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" tone="primary" busy={busy}>
          Save
        </Button>
      </footer>
    </form>
  );
}
