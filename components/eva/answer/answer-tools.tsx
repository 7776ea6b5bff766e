"use client";
import { Check, ChevronLeft, ChevronRight, Copy, RefreshCw } from "lucide-react";
import { useCopied } from "@/components/ui/copy/use-copied";
import { IconButton } from "@/components/ui/icon-button";
import type { Message } from "../message-shape";
import { answerMarkdown } from "./answer-markdown";

type Props = {
  answer: Message;
  /** Which of the answers to the question this is. */
  at: number;
  count: number;
  onChoose: (at: number) => void;
  onAgain: (() => void) | undefined;
};

/** Actions for an answer: copy it with its sources, ask again, and look at earlier answers. */
export function AnswerTools({ answer, at, count, onChoose, onAgain }: Props) {
  const [copied, copy] = useCopied();
  return (
    <div className="-ml-2 flex items-center gap-0.5">
      <IconButton
        label={answer.citations.length > 0 ? "Copy with sources" : "Copy"}
        onClick={() => copy(answerMarkdown(answer, window.location.origin))}
      >
        {copied ? <Check className="text-success" /> : <Copy />}
      </IconButton>
      {onAgain && (
        <IconButton label="Another answer" onClick={onAgain}>
          <RefreshCw />
        </IconButton>
      )}
      {count > 1 && (
        <fieldset className="ml-1 flex items-center gap-0.5 text-muted-foreground text-sm tabular-nums">
          <legend className="sr-only">Answers to this question</legend>
          <IconButton label="Previous answer" aria-disabled={at === 0} onClick={() => onChoose(Math.max(0, at - 1))}>
            <ChevronLeft />
          </IconButton>
          {at + 1} of {count}
          <IconButton
            label="Next answer"
            aria-disabled={at === count - 1}
            onClick={() => onChoose(Math.min(count - 1, at + 1))}
          >
            <ChevronRight />
          </IconButton>
        </fieldset>
      )}
      <span role="status" className="sr-only">
        {copied ? "Copied to the clipboard" : ""}
      </span>
    </div>
  );
}
