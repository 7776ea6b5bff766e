import { Art } from "@/components/ui/art";

const QUESTIONS = ["What frustrated people?", "What surprised people?", "What would people change?"];

/** An empty conversation: what Eva is for, and three ways to begin. */
export function Opening({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="grid justify-items-center gap-5 py-8 text-center">
      <Art scene="voice" />
      <div className="grid gap-1">
        <h2 className="font-semibold text-md">Ask what your participants said</h2>
        <p className="text-pretty text-muted-foreground">Answers come with quotes that open at their line.</p>
      </div>
      <ul className="grid w-full max-w-sm gap-2">
        {QUESTIONS.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onAsk(question)}
              className="w-full rounded-md border bg-surface px-3 py-2 text-left transition-colors hover:border-border-strong hover:bg-background"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
