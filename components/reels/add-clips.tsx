"use client";
import { Check, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { timecode } from "@/components/ui/timecode";
import { call } from "@/lib/api/call";
import { type ClipShape, listClips } from "@/lib/api/clips";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  held: ReadonlySet<string>;
  onAdd: (clipId: string) => Promise<void>;
};

const WAIT_MS = 200;

/** Finds clips and puts them at the end of the reel, as many as wished. */
export function AddClips({ open, onOpenChange, held, onAdd }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add clips" className="max-w-lg">
      <Finder held={held} onAdd={onAdd} />
    </Dialog>
  );
}

function Finder({ held, onAdd }: Pick<Props, "held" | "onAdd">) {
  const [q, setQ] = useState("");
  const [found, setFound] = useState<ClipShape[] | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const find = () =>
      call(listClips, { query: { limit: "30", ...(q.trim() && { q: q.trim() }) }, signal: stop.signal }).then(
        ({ items }) => setFound(items),
        () => undefined,
      );
    const timer = setTimeout(() => void find(), q ? WAIT_MS : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  const add = async (clipId: string) => {
    setBusyId(clipId);
    await onAdd(clipId);
    setBusyId(null);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Input
        type="search"
        aria-label="Search clips"
        placeholder="Search titles, quotes, speakers"
        maxLength={200}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <ul aria-label="Clips" className="-mx-2 grid max-h-[46vh] min-h-24 content-start overflow-y-auto">
        {found?.length === 0 && (
          <li className="px-2 py-6 text-center text-muted-foreground">
            {q ? "No clip matches." : "There are no clips yet. Make one from a recording or a session."}
          </li>
        )}
        {found?.map((clip) => (
          <li key={clip.id} className="flex min-h-12 items-center gap-3 px-2">
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{clip.title}</span>
              <span className="truncate text-muted-foreground text-sm">
                {[clip.evidence.speaker, clip.evidence.sourceName].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="text-muted-foreground text-sm tabular-nums">
              {timecode(Math.ceil(clip.durationSeconds))}
            </span>
            {held.has(clip.id) ? (
              <span className="flex w-20 items-center justify-center gap-1 text-muted-foreground text-sm">
                <Check aria-hidden className="size-4" /> Added
              </span>
            ) : (
              <Button
                size="small"
                className="w-20"
                aria-label={`Add ${clip.title}`}
                busy={busyId === clip.id}
                onClick={() => void add(clip.id)}
              >
                <Plus /> Add
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
