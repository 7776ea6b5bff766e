import { Mark } from "@/components/ui/mark";
import { AnswerText } from "./answer-text";
import { ApprovalCard } from "./approval-card";
import { EvidenceList } from "./evidence-list";
import type { Message } from "./message-shape";
import { NO_ANSWER, NoAnswer } from "./no-answer";

type Props = { message: Message; streaming?: boolean };

export function MessageView({ message: { role, text, citations, droppedQuotes, approval }, streaming }: Props) {
  if (role === "user") {
    return (
      <li className="flex justify-end">
        <p className="max-w-[85%] whitespace-pre-wrap wrap-anywhere rounded-lg rounded-br-sm bg-muted px-3.5 py-2.5">
          <span className="sr-only">You asked: </span>
          {text}
        </p>
      </li>
    );
  }
  return (
    <li className="grid grid-cols-1 gap-3" aria-busy={streaming}>
      <div className="flex items-center gap-2">
        <Mark className={streaming ? "size-5 animate-pulse" : "size-5"} />
        <span className="font-semibold text-sm">Eva</span>
        {streaming && !text && <span className="text-muted-foreground text-sm">is listening back…</span>}
      </div>
      {text === NO_ANSWER && citations.length === 0 ? (
        <NoAnswer />
      ) : (
        text && <AnswerText text={text} citations={citations} />
      )}
      {citations.length > 0 && <EvidenceList citations={citations} />}
      {approval && <ApprovalCard approval={approval} />}
      {droppedQuotes > 0 && (
        <p className="text-muted-foreground text-sm">
          {droppedQuotes === 1 ? "One quote was" : `${droppedQuotes} quotes were`} left out: nobody said it in those
          words.
        </p>
      )}
    </li>
  );
}
