"use client";
import { useReadout } from "../edit/acts";
import { InlineText } from "../edit/inline-text";
import type { Theme } from "../shapes";

export function ThemeTitle({ theme: { id, title } }: { theme: Theme }) {
  const { act } = useReadout();
  return (
    <InlineText
      label="Theme title"
      value={title}
      maxLength={200}
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
        maxLength={2000}
        multiline
        onSave={(words) => act({ kind: "edit_theme", themeId: id, summary: words })}
      />
    </div>
  );
}
