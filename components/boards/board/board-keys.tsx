"use client";
import { Keyboard } from "lucide-react";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Kbd } from "@/components/ui/text/kbd";

const KEYS: [string[], string][] = [
  [["↑", "↓", "←", "→"], "Move between cards"],
  [["Alt", "Arrow"], "Move the card one position"],
  [["M"], "Move it anywhere"],
  [["E"], "Open it"],
  [["N"], "New card in the lane"],
  [["X"], "Select it"],
  [["Delete"], "Delete it"],
  [["Ctrl", "Z"], "Undo my last move"],
  [["Esc"], "Clear the selection"],
];

/** What the keys do. */
export function BoardKeys() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Keyboard shortcuts" className="hidden min-[720px]:inline-flex" onClick={() => setOpen(true)}>
        <Keyboard />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
        <dl className="grid gap-2.5">
          {KEYS.map(([keys, does]) => (
            <div key={does} className="flex items-center justify-between gap-4">
              <dt>{does}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
