"use client";
import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";

type Props = {
  /** What the text is, for screen readers: "Title of the theme". */
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  /** Enter then makes a new line, and Ctrl+Enter saves. */
  multiline?: boolean;
  /** Whether it may be empty. */
  canBeEmpty?: boolean;
  /** Resolves with whether it was stored; otherwise the field stays open with what was typed. */
  onSave: (text: string) => Promise<boolean>;
  className?: string;
};

/** Text that is edited in place: a press or Enter opens it, Enter or leaving saves, Escape cancels. */
export function InlineText({ label, value, placeholder, className, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ over: string; text: string } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // What was saved is shown until the page has been rendered with it, and no longer, or an undo would not be seen.
  if (saved && saved.over !== value) setSaved(null);
  const shown = saved?.over === value ? saved.text : value;
  const close: Close = (text, byKey) => {
    if (text !== null) setSaved({ over: value, text });
    setOpen(false);
    if (byKey) setTimeout(() => button.current?.focus({ preventScroll: true }));
  };
  if (isOpen) return <Editor label={label} value={shown} onClose={close} className={className} {...rest} />;
  return (
    <button
      ref={button}
      type="button"
      dir="auto"
      title={`${label}: press to edit`}
      onClick={() => setOpen(true)}
      className={cn(
        "wrap-anywhere -mx-1.5 cursor-text whitespace-pre-line text-pretty rounded-sm px-1.5 py-0.5 text-left transition-colors hover:bg-muted",
        !shown && "text-muted-foreground print:hidden",
        className,
      )}
    >
      {shown || placeholder}
    </button>
  );
}

const focusAtEnd = (field: HTMLTextAreaElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};

/** With what was saved, if anything. Only keys return the focus: someone who pressed elsewhere is there already. */
type Close = (saved: string | null, byKey: boolean) => void;
type EditorProps = Omit<Props, "placeholder"> & { onClose: Close };

function Editor({ label, value, maxLength, multiline, canBeEmpty, onSave, onClose, className }: EditorProps) {
  const [text, setText] = useState(value);
  const [before] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const over = useRef(false);
  const wanted = text.trim();
  const finish = async (keep: boolean, byKey: boolean) => {
    if (over.current) return;
    // What is stored already isn't stored again: the answer to the first time may have got lost.
    if (!keep || wanted === before || wanted === value || (wanted === "" && !canBeEmpty)) {
      over.current = true;
      return onClose(null, byKey);
    }
    over.current = true;
    setSaving(true);
    const isStored = await onSave(wanted);
    setSaving(false);
    over.current = isStored;
    if (isStored) onClose(wanted, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === "Enter" && (!multiline || event.ctrlKey || event.metaKey);
    if (!saves && event.key !== "Escape") return;
    event.preventDefault();
    void finish(saves, true);
  };
  return (
    <span className="grid min-w-0 gap-1">
      <AutosizeTextarea
        dir="auto"
        ref={focusAtEnd}
        aria-label={label}
        aria-busy={isSaving}
        value={text}
        maxLength={maxLength}
        onChange={(event) => setText(multiline ? event.target.value : event.target.value.replace(/\n/g, " "))}
        onKeyDown={onKeyDown}
        onBlur={() => void finish(true, false)}
        className={cn(
          "-mx-1.5 block w-[calc(100%+12px)] rounded-sm bg-raised px-1.5 py-0.5 text-foreground outline-2 outline-ring -outline-offset-1",
          className,
        )}
      />
      {multiline && <span className="text-muted-foreground text-xs">Ctrl Enter to save, Esc to cancel.</span>}
      {value !== before && value !== wanted && (
        <span role="status" className="font-normal text-sm text-warning">
          Someone else changed this to “{value}” in the meantime. Save to keep yours, or press Esc to keep theirs.
        </span>
      )}
    </span>
  );
}
