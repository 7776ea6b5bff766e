"use client";
import { UserRound } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { READOUT_TEXT } from "@/lib/core/limits/readout-text";
import { useReadout } from "../edit/acts";
import { InlineText } from "../edit/inline-text";
import type { Claim, NextStep } from "../shapes";
import { CopyStep } from "./copy-step";
import { StepMenu } from "./step-menu";

type Props = { step: NextStep; claims: Claim[]; studyTitle: string; canWrite: boolean };

/** A next step: whether it is done, its text, its owner, and the claims that call for it. */
export function StepRow({ step, claims, studyTitle, canWrite }: Props) {
  const { act } = useReadout();
  const { id: stepId, text, owner, status } = step;
  const isDone = status === "done";
  const edit = (change: Partial<Pick<NextStep, "text" | "owner" | "status">>) =>
    act({ kind: "edit_step", stepId, ...change });
  return (
    <li
      id={stepId}
      className="flex scroll-mt-14 @4xl:scroll-mt-2 items-start gap-3 px-4 py-3.5 break-inside-avoid-page @xl:px-5"
    >
      <input
        type="checkbox"
        checked={isDone}
        disabled={!canWrite}
        aria-label={`Done: ${text}`}
        onChange={() => void edit({ status: isDone ? "open" : "done" })}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        <div className={cn("font-medium", isDone && "text-muted-foreground line-through decoration-1")}>
          {canWrite ? (
            <InlineText
              label="Next step"
              value={text}
              maxLength={READOUT_TEXT.text}
              className="font-medium"
              onSave={(words) => edit({ text: words })}
            />
          ) : (
            <span className="wrap-anywhere">{text}</span>
          )}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-sm">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <UserRound aria-hidden className="size-3.5 shrink-0" />
            {canWrite ? (
              <InlineText
                label={`Owner of “${text.slice(0, 60)}”`}
                value={owner ?? ""}
                placeholder="No owner yet"
                maxLength={READOUT_TEXT.owner}
                canBeEmpty
                onSave={(name) => edit({ owner: name || null })}
              />
            ) : (
              (owner ?? "No owner yet")
            )}
          </span>
          {claims.length > 0 && (
            <ul aria-label="Because of" className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
              {claims.map((claim) => (
                <li key={claim.id} className="min-w-0 max-w-full">
                  <a
                    href={`#${claim.id}`}
                    className="block max-w-full truncate rounded-sm py-[3px] text-primary-text hover:underline @xl:max-w-96"
                  >
                    {claim.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <span className="-my-1 flex shrink-0 items-center print:hidden">
        <CopyStep step={step} claims={claims} studyTitle={studyTitle} />
        {canWrite && <StepMenu step={step} />}
      </span>
    </li>
  );
}
