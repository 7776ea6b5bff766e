import { CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { answerText } from "@/lib/core/text/answer-text";
import type { Participant } from "../shapes";

type Answer = Participant["screenerAnswers"][number];

const MARKS = {
  qualified: { icon: CircleCheck, label: "Qualifies", look: "text-success" },
  not_qualified: { icon: CircleX, label: "Doesn’t qualify", look: "text-danger" },
  uncertain: { icon: CircleHelp, label: "Unclear", look: "text-warning" },
};

/** What somebody answered in the screener, and how it was judged. */
export function ScreenerAnswers({ answers }: { answers: Answer[] }) {
  return (
    <ol className="wrap-anywhere grid gap-3">
      {answers.map(({ questionId, question, answer, verdict, reason }) => {
        const mark = verdict && MARKS[verdict];
        return (
          <li key={questionId} className="grid gap-0.5">
            <span dir="auto" className="text-muted-foreground text-sm">
              {question}
            </span>
            <span className="flex items-start gap-2">
              {mark && (
                <mark.icon role="img" aria-label={mark.label} className={`mt-0.5 size-4 shrink-0 ${mark.look}`} />
              )}
              <span dir="auto" className="min-w-0">
                {answerText(answer, "en")}
              </span>
            </span>
            {reason && <span className="pl-6 text-muted-foreground text-sm">{reason}</span>}
          </li>
        );
      })}
    </ol>
  );
}
