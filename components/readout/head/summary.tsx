"use client";
import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { useReadout } from "../edit/acts";
import { InlineText } from "../edit/inline-text";

/** What matters most, in a few sentences. */
export function Summary({ text, canWrite }: { text: string; canWrite: boolean }) {
  const { act } = useReadout();
  if (!canWrite) return <p className="wrap-anywhere max-w-prose whitespace-pre-line text-pretty text-md">{text}</p>;
  return (
    <div className="max-w-prose">
      <InlineText
        label="Summary"
        value={text}
        placeholder="Add a summary"
        maxLength={READOUT_TEXT.summary}
        multiline
        canBeEmpty
        className="text-md"
        onSave={(summary) => act({ kind: "edit_summary", summary })}
      />
    </div>
  );
}
