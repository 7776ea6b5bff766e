"use client";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { Input } from "@/components/ui/fields/input";
import { hueOf } from "@/components/ui/text/hue";
import { CARD_TEXT, MOST_LABELS } from "@/lib/core/limits/board-limits";

type Props = { labels: string[]; known: readonly string[]; onChange: (labels: string[]) => void };

/** Labels as chips, with a box for the next one. Enter or a comma adds it; labels of other cards are suggested. */
export function LabelInput({ labels, known, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const add = () => {
    const label = text.trim().replace(/\s+/g, " ");
    setText("");
    if (label && !labels.includes(label) && labels.length < MOST_LABELS) onChange([...labels, label]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "") onChange(labels.slice(0, -1));
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        Labels
      </label>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <li
              key={label}
              style={hueOf(label.toLowerCase())}
              className="inline-flex max-w-full items-center gap-1 rounded-full py-0.5 pr-1 pl-2.5 font-medium text-xs"
            >
              <span className="truncate">{label}</span>
              <button
                type="button"
                aria-label={`Remove the label ${label}`}
                onClick={() => onChange(labels.filter((one) => one !== label))}
                className="flex size-5 items-center justify-center rounded-full hover:bg-raised/60"
              >
                <X aria-hidden className="size-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Input
        id={id}
        list={`${id}-known`}
        value={text}
        maxLength={CARD_TEXT.label}
        placeholder="Pain, wish, question…"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter((label) => !labels.includes(label))
          .map((label) => (
            <option key={label} value={label} />
          ))}
      </datalist>
    </div>
  );
}
