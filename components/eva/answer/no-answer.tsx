const HINT = "Ask about one thing at a time, in words people would use, or add files where it comes up.";

/** Says that nothing answers, in the words of `text`, and what to do about it. */
export function NoAnswer({ text }: { text: string }) {
  const [said, ...more] = text.split("\n\n");
  return (
    <div className="grid gap-1 rounded-md border border-dashed px-4 py-3">
      <p className="font-medium">{said}</p>
      <p className="text-pretty text-muted-foreground">
        No line answers this clearly enough to quote. {more.join(" ")} {HINT}
      </p>
    </div>
  );
}

/** Shown after passages that may be about something else. */
export const AskOtherwise = () => (
  <p className="rounded-md border border-dashed px-4 py-3 text-pretty text-muted-foreground text-sm">{HINT}</p>
);
