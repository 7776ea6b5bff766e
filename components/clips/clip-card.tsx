import { Film, Headphones, Play, TextQuote } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { EvidenceState } from "@/components/evidence/evidence-state";
import { TagChip } from "@/components/tags/tag-chip";
import { cn } from "@/components/ui/cn";
import type { ClipShape } from "@/lib/api/clips/clips";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";
import { ClipWave } from "./clip-wave";

type Props = { clip: ClipShape; actions: ReactNode };

/** A clip in a list: its waveform, what is said, and by whom. Its title is the link; the whole card responds. */
export function ClipCard({ clip, actions }: Props) {
  const { evidence, playUrl, playKind, tags, durationSeconds } = clip;
  const { quote, state, speaker, sourceName } = evidence;
  const hasWords = quote !== "" && state !== "withdrawn";
  const Kind = playKind === "VIDEO" ? Film : playKind === "AUDIO" ? Headphones : TextQuote;
  return (
    <li className="group relative flex min-w-0 flex-col gap-3 rounded-lg border bg-surface p-4 transition-colors focus-within:border-ring hover:border-border-strong/60">
      <div className="flex h-9 items-center gap-3">
        <span
          aria-hidden
          className={cn(
            "grid size-9 shrink-0 place-items-center rounded-full [&_svg]:size-4",
            playUrl ? "bg-primary text-primary-foreground" : "bg-muted text-muted-foreground",
          )}
        >
          {playUrl ? <Play className="translate-x-px fill-current" /> : <TextQuote />}
        </span>
        <ClipWave url={clip.waveformUrl} />
        <span className="shrink-0 text-muted-foreground text-sm tabular-nums">
          {timecode(Math.ceil(durationSeconds))}
        </span>
      </div>
      <div className="grid min-w-0 gap-1">
        <h2 className="min-w-0 pr-7 font-medium">
          <Link
            href={`/library/clips/${clip.id}?play=1`}
            prefetch={false}
            className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {clip.title}
          </Link>
        </h2>
        <p className="flex min-w-0 items-center gap-1.5 text-muted-foreground text-sm">
          <Kind aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">{dotted(speaker, sourceName)}</span>
        </p>
      </div>
      {hasWords && (
        <p dir="auto" className="line-clamp-3 wrap-anywhere text-sm leading-5">
          <span className={cn(state === "verbatim" && "as-said")}>“{quote}”</span>
        </p>
      )}
      {(tags.length > 0 || state !== "verbatim") && (
        <div className="mt-auto flex flex-wrap gap-1.5">
          <EvidenceState state={state} />
          {tags.slice(0, 3).map((tag) => (
            <TagChip key={tag.id} tag={tag} />
          ))}
          {tags.length > 3 && <span className="text-muted-foreground text-xs leading-5">+{tags.length - 3}</span>}
        </div>
      )}
      {actions && <div className="absolute top-14 right-2.5 z-10">{actions}</div>}
    </li>
  );
}
