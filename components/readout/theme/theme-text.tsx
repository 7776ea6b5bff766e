"use client";
import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { useReadout } from "../edit/acts";
import { InlineText } from "../edit/inline-text";
import type { Theme } from "../shapes";

export function ThemeTitle({ theme: { id, title } }: { theme: Theme }) {
  const { act } = useReadout();
  return (
    <InlineText
      label="Theme title"
      value={title}
      maxLength={READOUT_TEXT.title}
      className="font-semibold text-lg"
      onSave={(words) => act({ kind: "edit_theme", themeId: id, title: words })}
    />
  );
}

export function ThemeSummary({ theme: { id, summary } }: { theme: Theme }) {
  const { act } = useReadout();
  if (!summary) return null;
  return (
    <div className="max-w-prose">
      <InlineText
        label="Theme summary"
        value={summary}
        maxLength={READOUT_TEXT.text}
        multiline
        onSave={(words) => act({ kind: "edit_theme", themeId: id, summary: words })}
      />
    </div>
  );
}
