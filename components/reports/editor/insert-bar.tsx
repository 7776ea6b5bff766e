"use client";
import { Button } from "@/components/ui/button";
import { LINE_KINDS, type Shape } from "./line-kinds";

const SHOWN = ["paragraph", "section", "quote", "clip", "finding", "table", "chart", "image"];

/** What can be inserted at the end, for thumbs and for people who don't know the slash. */
export function InsertBar({ onInsert }: { onInsert: (shape: Shape) => void }) {
  const kinds = SHOWN.flatMap((id) => LINE_KINDS.filter((kind) => kind.id === id));
  return (
    <fieldset className="mt-8 flex flex-wrap gap-1 border-t pt-3 print:hidden">
      <legend className="sr-only">Insert at the end</legend>
      {kinds.map(({ id, label, icon: Icon, shape }) => (
        <Button key={id} tone="ghost" size="small" onClick={() => onInsert(shape)}>
          <Icon /> {label}
        </Button>
      ))}
    </fieldset>
  );
}
