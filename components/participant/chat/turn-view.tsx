"use client";
import { AudioLines } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { textDirection } from "@/lib/core/text/text-direction";
import { useWords } from "../words/words-context";

type Moderator = { children: ReactNode; first: boolean; id?: string; large?: boolean };

/** What the moderator says: plain text after a small mark; the current question is larger. */
export function ModeratorLine({ children, first, id, large }: Moderator) {
  const { words } = useWords();
  return (
    <div className="flex gap-3">
      <span
        aria-hidden
        className={cn(
          "grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text",
          !first && "invisible",
        )}
      >
        <AudioLines className="size-4" />
      </span>
      <div className={cn("min-w-0 flex-1 text-pretty wrap-anywhere", large ? "text-lg" : "pt-0.5")}>
        <span className="sr-only">{words.chat.moderator}: </span>
        <span id={id} dir={directionIn(children)} className="block whitespace-pre-line">
          {children}
        </span>
      </div>
    </div>
  );
}

/** Of what was said; our own notes are in the language around them. */
const directionIn = (said: ReactNode) => (typeof said === "string" ? textDirection(said) : undefined);

type Own = { children: ReactNode; faint: boolean };

/** What the participant said. */
export function OwnLine({ children, faint }: Own) {
  const { words } = useWords();
  return (
    <div className={cn("flex justify-end ps-10 transition-opacity", faint && "opacity-80")}>
      <p className="min-w-0 whitespace-pre-line text-pretty wrap-anywhere rounded-lg rounded-ee-sm bg-primary-soft px-4 py-2.5">
        <span className="sr-only">{words.chat.you}: </span>
        <span dir={directionIn(children)} className="block">
          {children}
        </span>
      </p>
    </div>
  );
}
