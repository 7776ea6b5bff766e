"use client";
import { useEffect } from "react";
import { useHash } from "@/components/library/use-hash";
import { cn } from "@/components/ui/cn";
import { scaleWords } from "../scale-words";
import type { Session, Study } from "../shapes";
import { answeredForm } from "./answered-form";

type Props = { transcript: Session["transcript"]; guide: Study["guide"] };

/** A completed form, for reading: each question with its answer; every answer can be linked to. */
export function FormAnswers({ transcript, guide }: Props) {
  const hash = useHash();
  const scales = new Map(
    guide.sections.flatMap(({ questions }) =>
      questions.flatMap(({ kind, text, scale }) =>
        kind === "scale" ? [[text, `on a scale from ${scaleWords(scale, true)}`] as const] : [],
      ),
    ),
  );
  useEffect(() => {
    if (/^s\d+$/.test(hash)) document.getElementById(hash)?.scrollIntoView({ block: "center" });
  }, [hash]);
  return (
    <ol className="grid gap-1">
      {answeredForm(transcript).map(({ question, answers }, at) => (
        <li key={question?.index ?? at} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2 py-3">
          <span aria-hidden className="pt-px text-muted-foreground text-sm tabular-nums">
            {at + 1}
          </span>
          <div className="grid gap-1">
            {question && (
              <p id={`s${question.index}`} dir="auto" className="scroll-mt-32 text-pretty text-muted-foreground">
                {question.text}
              </p>
            )}
            {answers.map(({ index, text }) => (
              <p
                key={index}
                id={`s${index}`}
                dir="auto"
                aria-current={hash === `s${index}` ? "location" : undefined}
                className={cn(
                  "-mx-2 scroll-mt-32 whitespace-pre-line wrap-anywhere rounded-sm px-2 py-0.5 text-[0.9375rem] leading-6",
                  hash === `s${index}` && "bg-marker text-marker-foreground shadow-[inset_3px_0_0_var(--marker-line)]",
                )}
              >
                {text}
                {question && scales.has(question.text) && (
                  <span className="text-muted-foreground text-sm"> {scales.get(question.text)}</span>
                )}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
