"use client";
import { Check, Eye, EyeOff, RotateCcw, X } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { timecode } from "@/lib/core/time/timecode";
import { type Mask, nameOf } from "./kind-words";

export type RowActs = {
  mask(mask: Mask): void;
  dismiss(mask: Mask): void;
  restore(mask: Mask): void;
  reveal(mask: Mask): void;
  unmask(mask: Mask): void;
};

type Props = {
  mask: Mask;
  isCurrent: boolean;
  canWrite: boolean;
  isAdmin: boolean;
  /** The words behind it, once an admin asked for them. */
  original: string | null;
  acts: RowActs;
};

/** Only part of the line comes with it; an ellipsis shows where there is more. */
const CONTEXT = 60;

/** Personal data in its line, with the possible actions. */
export function ReviewRow({ mask, isCurrent, canWrite, isAdmin, original, acts }: Props) {
  const { kind, status, words, token, isSpeaker, before, after, speaker, startSeconds } = mask;
  const shown = original ?? words ?? token;
  const buttons = buttonsOf(mask, { canWrite, isAdmin, acts, isRevealed: original !== null });
  return (
    <li
      data-mask={mask.id}
      className={cn(
        "grid gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0 focus-within:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start",
        isCurrent && "bg-muted/60",
      )}
    >
      <div className="grid min-w-0 gap-1">
        <p className="break-words">
          {isSpeaker && <span className="text-muted-foreground">Speaker’s name: </span>}
          {before && <span className="text-muted-foreground">{before.length < CONTEXT ? before : `…${before}`}</span>}
          <mark className="rounded bg-warning-soft px-0.5 font-medium text-foreground">{shown}</mark>
          {after && <span className="text-muted-foreground">{after.length < CONTEXT ? after : `${after}…`}</span>}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground text-sm">
          <Badge>{nameOf(kind)}</Badge>
          {!isSpeaker && speaker && <span>{speaker}</span>}
          {startSeconds !== null && <span className="tabular-nums">{timecode(startSeconds)}</span>}
          {status !== "masked" && <span>becomes {token}</span>}
        </p>
      </div>
      {buttons.length > 0 && (
        <div className="flex gap-1.5">
          {buttons.map(({ label, icon: Icon, act }, at) => (
            <Button
              key={label}
              size="small"
              tone={at === 0 ? "secondary" : "ghost"}
              tabIndex={isCurrent ? 0 : -1}
              aria-label={`${label} “${shown}”`}
              onClick={act}
            >
              <Icon aria-hidden />
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

type Rights = { canWrite: boolean; isAdmin: boolean; isRevealed: boolean; acts: RowActs };

function buttonsOf(mask: Mask, { canWrite, isAdmin, isRevealed, acts }: Rights) {
  if (mask.status === "masked") {
    if (!isAdmin) return [];
    const reveal = { label: "Reveal", icon: Eye, act: () => acts.reveal(mask) };
    const unmask = { label: "Unmask", icon: RotateCcw, act: () => acts.unmask(mask) };
    return isRevealed ? [unmask] : [reveal, unmask];
  }
  if (!canWrite) return [];
  const hide = { label: "Mask", icon: mask.status === "dismissed" ? EyeOff : Check, act: () => acts.mask(mask) };
  if (mask.status === "dismissed")
    return [hide, { label: "Review again", icon: RotateCcw, act: () => acts.restore(mask) }];
  return [hide, { label: "Dismiss", icon: X, act: () => acts.dismiss(mask) }];
}
