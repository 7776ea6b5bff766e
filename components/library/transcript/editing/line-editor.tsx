"use client";
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import { CallError } from "@/lib/api/client/call-error";
import type { Line } from "../line";
import type { RowActions } from "../row-actions";

/** A line being edited in place: saved when the focus leaves it, canceled with Esc. */
export function LineEditor({ line, actions }: { line: Line; actions: RowActions }) {
  const box = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(line.text);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  /** Somebody else changed this line since it was opened here. */
  const [conflict, setConflict] = useState(false);
  const isLeaving = useRef(false);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);

  const act = async (work: () => Promise<void>) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setBusy(true);
    setProblem("");
    setConflict(false);
    try {
      await work();
      actions.stopEditing();
    } catch (thrown) {
      setConflict(CallError.isConflict(thrown));
      setProblem(CallError.sentence(thrown));
      setBusy(false);
    }
    isLeaving.current = false;
  };
  const save = () => act(() => (text === line.text ? Promise.resolve() : actions.saveText(line, text)));
  const split = () => act(() => actions.split(line, box.current?.selectionStart ?? 0, text));
  const cancel = () => {
    isLeaving.current = true;
    actions.stopEditing();
  };
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") cancel();
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
    else if (event.key === "Enter" && event.altKey) void split();
    else return;
    event.preventDefault();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (problem === "" && !frame.current?.contains(relatedTarget)) void save();
  };
  return (
    <form ref={frame} aria-label="Edit the line" onBlur={onBlur} className="min-w-0 flex-1 py-0.5">
      <AutosizeTextarea
        ref={box}
        aria-label="Text of this line"
        dir="auto"
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
        className="block min-h-8 w-full rounded-sm border border-ring bg-raised px-2 py-0.5 text-[0.9375rem] text-foreground leading-6 outline-none ring-2 ring-ring/30"
      />
      {conflict ? (
        <div role="alert" className="my-1.5 grid gap-2 rounded-sm bg-warning-soft px-3 py-2 text-sm">
          <p>
            <span className="font-medium">Someone else changed this line.</span> It now says: “{line.text}”
          </p>
          <span className="flex gap-1.5">
            <Button size="small" busy={busy} onClick={save}>
              Keep my wording
            </Button>
            <Button size="small" onClick={cancel}>
              Use theirs
            </Button>
          </span>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-1.5 py-1.5">
          <Button size="small" tone="primary" busy={busy} onClick={save} aria-keyshortcuts="Control+Enter">
            Save
          </Button>
          <Button size="small" onClick={cancel}>
            Cancel
          </Button>
          <Button size="small" tone="ghost" onClick={split} aria-keyshortcuts="Alt+Enter">
            Split at the cursor
          </Button>
          <Button size="small" tone="ghost" onClick={() => act(() => actions.join(line, text))}>
            Join with next
          </Button>
          <span role="alert" className="basis-full text-danger text-sm empty:hidden">
            {problem}
          </span>
        </div>
      )}
    </form>
  );
}
