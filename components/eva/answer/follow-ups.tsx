import { CornerDownRight } from "lucide-react";

type Props = { questions: readonly string[]; onAsk: (question: string) => void };

/** What to ask next; each of these has an answer. */
export function FollowUps({ questions, onAsk }: Props) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Ask next" className="grid border-t">
      {questions.map((question) => (
        <li key={question} className="border-b">
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="group flex min-h-10 w-full items-center gap-2.5 rounded-sm px-1 py-2 text-left text-muted-foreground transition-colors hover:text-foreground"
          >
            <CornerDownRight aria-hidden className="size-4 shrink-0 text-primary-text" />
            <span className="min-w-0 text-pretty">{question}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
