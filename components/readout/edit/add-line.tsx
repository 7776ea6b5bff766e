"use client";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/fields/textarea";
import type { Edit } from "../shapes";
import { useReadout } from "./acts";

type Kind =
  | { kind: "add_theme" }
  | { kind: "add_step" }
  | { kind: "add_claim"; themeId: string }
  /** For the summary of a theme that has none. */
  | { kind: "edit_theme"; themeId: string };
type Props = { label: string; placeholder: string; maxLength: number; adds: Kind };

function editOf(adds: Kind, words: string): Edit {
  if (adds.kind === "edit_theme") return { ...adds, summary: words };
  return adds.kind === "add_theme" ? { ...adds, title: words } : { ...adds, text: words };
}

/** A button that becomes a field: Enter adds, Escape cancels, and what could not be stored stays. */
export function AddLine({ label, placeholder, maxLength, adds }: Props) {
  const { act } = useReadout();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    setTimeout(() => button.current?.focus());
  };
  const add = async () => {
    const words = text.trim();
    if (!words || busy) return;
    setBusy(true);
    const isStored = await act(editOf(adds, words), `Added “${words.slice(0, 60)}”.`);
    setBusy(false);
    if (!isStored) return;
    setText("");
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Escape" && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Escape") close();
    else void add();
  };
  if (!isOpen) {
    return (
      <Button
        ref={button}
        tone="ghost"
        size="small"
        className="-ml-2 justify-self-start print:hidden"
        onClick={() => setOpen(true)}
      >
        <Plus /> {label}
      </Button>
    );
  }
  return (
    <div className="grid w-full gap-2">
      <Textarea
        autoFocus
        rows={2}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\n/g, " "))}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button size="small" tone="primary" busy={busy} disabled={!text.trim()} onClick={() => void add()}>
          Add
        </Button>
        <Button size="small" tone="ghost" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
