"use client";
import { type KeyboardEvent, useRef, useState } from "react";
import { Input } from "@/components/ui/fields/input";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";

type Props = { title: string; onDone: (title: string | null) => void };

/** A title edited in place: Enter or leaving saves, Escape cancels. */
export function RenameField({ title, onDone }: Props) {
  const [typed, setTyped] = useState(title);
  const done = useRef(false);
  const finish = (value: string | null) => {
    if (done.current) return;
    done.current = true;
    const trimmed = value?.trim();
    onDone(trimmed && trimmed !== title ? trimmed : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter") finish(typed);
    if (event.key === "Escape") finish(null);
  };
  return (
    <Input
      autoFocus
      aria-label={`New title of ${title}`}
      value={typed}
      maxLength={LONGEST_NAME}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(typed)}
      className="h-7 max-w-80 px-1.5"
    />
  );
}
