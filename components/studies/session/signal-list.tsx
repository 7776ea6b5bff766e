import { Flame, type LucideIcon, MessageCircleQuestionMark, Scale, Smile } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { EvidenceLink } from "@/components/ui/links/evidence-link";
import { timecode } from "@/lib/core/time/timecode";
import type { Session } from "../shapes";

type Signal = Session["signals"][number];

const KINDS: Record<Signal["kind"], { icon: LucideIcon; label: string }> = {
  sentiment: { icon: Smile, label: "Mood shift" },
  hesitation: { icon: MessageCircleQuestionMark, label: "Hesitation" },
  strong_wording: { icon: Flame, label: "Strong words" },
  contradiction: { icon: Scale, label: "Contradiction" },
};

type Props = { here: string; signals: Signal[]; isTimed: boolean };

/** Moments worth a second look, each with the words it is based on, and when it was unless nobody knows. */
export function SignalList({ here, signals, isTimed }: Props) {
  return (
    <ol className="grid">
      {signals.map(({ kind, label, atSeconds, quote, index }) => {
        const { icon: Icon, label: name } = KINDS[kind];
        return (
          <li key={`${kind}${index}${quote}`}>
            <EvidenceLink
              href={`${here}#s${index}`}
              className={cn(
                "-mx-2 grid gap-x-2 rounded-sm px-2 py-1.5 hover:bg-muted",
                isTimed && "grid-cols-[44px_minmax(0,1fr)]",
              )}
            >
              {isTimed && (
                <span className="pt-px font-mono text-muted-foreground text-xs tabular-nums leading-5">
                  {timecode(atSeconds)}
                </span>
              )}
              <span className="grid grid-cols-1 gap-0.5">
                <span className="flex flex-wrap items-center gap-x-1.5 text-sm">
                  <Icon aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
                  <span className="font-medium">{name}</span>
                  <span className="text-muted-foreground">{label}</span>
                </span>
                <span dir="auto" className="w-fit border-marker-line border-s-2 ps-2 text-pretty">
                  “{quote}”
                </span>
              </span>
            </EvidenceLink>
          </li>
        );
      })}
    </ol>
  );
}
