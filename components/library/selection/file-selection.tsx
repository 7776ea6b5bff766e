"use client";
import { FolderInput, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectionBar } from "@/components/ui/lists/selection-bar";
import { MoveFiles } from "../move-files";
import { DeleteFiles } from "./delete-files";
import { type SelectableFile, SelectionContext } from "./selection";
import { useSelectedFiles } from "./use-selected-files";

type Asked = "move" | "delete" | null;
type Props = { files: SelectableFile[]; children: ReactNode };

/** A list whose files can be selected, to be moved or deleted together. */
export function FileSelection({ files, children }: Props) {
  const { clear, ...selection } = useSelectedFiles(files);
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const [asked, setAsked] = useState<Asked>(null);
  const selected = files.filter(({ id }) => selection.selected.has(id));
  const ask = (what: Asked) => (open: boolean) => setAsked(open ? what : null);
  const done = () => {
    isDone.current = true;
    clear();
  };
  // The bar that would get the focus back is gone, and so may be the row.
  const focusAll = () => root.current?.querySelector<HTMLElement>("[data-select-all]")?.focus();
  const onClosed = () => {
    if (isDone.current) focusAll();
    isDone.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (selected.length === 0 || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Record<string, () => void> = {
      Escape: clear,
      Delete: () => setAsked("delete"),
      m: () => setAsked("move"),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <SelectionContext value={selection}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the boxes inside */}
      <div ref={root} onKeyDown={onKeyDown}>
        {children}
      </div>
      <SelectionBar
        label="Selected files"
        count={selected.length}
        onClear={() => {
          clear();
          focusAll();
        }}
      >
        <Button tone="primary" size="small" aria-keyshortcuts="m" onClick={() => setAsked("move")}>
          <FolderInput /> Move to…
        </Button>
        <Button size="small" aria-keyshortcuts="Delete" onClick={() => setAsked("delete")}>
          <Trash2 /> Delete
        </Button>
      </SelectionBar>
      <MoveFiles
        files={selected}
        open={asked === "move"}
        onOpenChange={ask("move")}
        onMoved={done}
        onClosed={onClosed}
      />
      <DeleteFiles
        files={selected}
        open={asked === "delete"}
        onOpenChange={ask("delete")}
        onDeleted={done}
        onClosed={onClosed}
      />
      <p role="status" className="sr-only">
        {selected.length > 0 && `${selected.length} selected`}
      </p>
    </SelectionContext>
  );
}
