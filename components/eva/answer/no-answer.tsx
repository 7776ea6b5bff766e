/** Around an answer in German everything is German. */
const WORDS = {
  en: {
    why: "No line answers this clearly enough to quote.",
    hint: "Ask about one thing at a time, in words people would use, or add files where it comes up.",
  },
  de: {
    why: "Keine Stelle beantwortet das so klar, dass sie sich zitieren lässt.",
    hint: "Fragen Sie nach einer Sache auf einmal, in Worten, die die Leute verwenden würden, oder laden Sie Dateien hoch, in denen davon die Rede ist.",
  },
} as const;

const wordsFor = (answer: string) => WORDS[/^(?:Nichts|Niemand) /.test(answer) ? "de" : "en"];

/** Says that nothing answers, in the words of `text`, and what to do about it. */
export function NoAnswer({ text }: { text: string }) {
  const [said, ...more] = text.split("\n\n");
  const { why, hint } = wordsFor(text);
  return (
    <div className="grid gap-1 rounded-md border border-dashed px-4 py-3">
      <p className="font-medium">{said}</p>
      <p className="text-pretty text-muted-foreground">
        {why} {more.join(" ")} {hint}
      </p>
    </div>
  );
}

/** Shown after passages that may be about something else, as `text` says. */
export const AskOtherwise = ({ text }: { text: string }) => (
  <p className="rounded-md border border-dashed px-4 py-3 text-pretty text-muted-foreground text-sm">
    {wordsFor(text).hint}
  </p>
);
