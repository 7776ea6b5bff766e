"use client";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Mark } from "@/components/ui/text/mark";
import { isNoAnswer, isUnsure } from "@/lib/core/evidence/no-answer";
import { AnswerBody } from "./answer/answer-body";
import { AnswerTools } from "./answer/answer-tools";
import { FollowUps } from "./answer/follow-ups";
import { AskOtherwise, NoAnswer } from "./answer/no-answer";
import { ApprovalCard } from "./approvals/approval-card";
import type { Message } from "./message-shape";
import type { Turn } from "./turns";

type Props = {
  turn: Turn;
  streaming: boolean;
  /** Only if the conversation can continue from this turn. */
  onAsk: ((question: string) => void) | undefined;
  onAgain: ((messageId: string) => void) | undefined;
  /** The last one fills the frame, so that its question can stand at the top of it. */
  fills: boolean;
};

/** A question and one of its answers: the latest, unless an earlier one is chosen. */
export function TurnView({ turn: { question, answers }, streaming, onAsk, onAgain, fills }: Props) {
  const latest = answers.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const at = streaming ? latest : Math.min(chosen ?? latest, latest);
  const answer = answers[at];
  const again = (messageId: string) => {
    setChosen(null);
    onAgain?.(messageId);
  };
  return (
    <li className={cn("grid grid-cols-1 content-start gap-7", fills && "min-h-[calc(100cqh-48px)]")}>
      {question && (
        <div data-question className="flex scroll-mt-6 justify-end">
          <p className="max-w-[85%] whitespace-pre-wrap wrap-anywhere rounded-lg rounded-br-sm bg-muted px-3.5 py-2.5">
            <span className="sr-only">You asked: </span>
            <span dir="auto" className="block">
              {question.text}
            </span>
          </p>
        </div>
      )}
      {answer && (
        <div className="grid grid-cols-1 gap-3" aria-busy={streaming}>
          <AnswerView answer={answer} streaming={streaming} />
          {!streaming && (
            <AnswerTools
              answer={answer}
              at={at}
              count={answers.length}
              onChoose={setChosen}
              onAgain={at === latest && onAgain && !answer.approval ? () => again(answer.id) : undefined}
            />
          )}
          {!streaming && at === latest && onAsk && <FollowUps questions={answer.followUps} onAsk={onAsk} />}
        </div>
      )}
    </li>
  );
}

/** What is proposed is on the card below. */
const withoutSummary = (text: string, summary: string): string =>
  text.endsWith(`: ${summary}`) ? `${text.slice(0, -summary.length - 2)}.` : text;

function AnswerView({ answer, streaming }: { answer: Message; streaming: boolean }) {
  const { text, citations, droppedQuotes, approval } = answer;
  return (
    <>
      <div className="flex items-center gap-2">
        <Mark className={streaming ? "size-5 animate-pulse" : "size-5"} />
        <span className="font-semibold text-sm">Eva</span>
        {streaming && !text && <span className="text-muted-foreground text-sm">is listening back…</span>}
      </div>
      {isNoAnswer(text) && citations.length === 0 ? (
        <NoAnswer text={text} />
      ) : (
        <AnswerBody
          text={approval ? withoutSummary(text, approval.summary) : text}
          citations={citations}
          streaming={streaming}
        />
      )}
      {isUnsure(text) && !streaming && <AskOtherwise text={text} />}
      {approval && <ApprovalCard approval={approval} />}
      {droppedQuotes > 0 && (
        <p className="text-muted-foreground text-sm">
          {droppedQuotes === 1 ? "One quote was" : `${droppedQuotes} quotes were`} left out: nobody said it in those
          words.
        </p>
      )}
    </>
  );
}
