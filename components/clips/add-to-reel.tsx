"use client";
import { Clapperboard } from "lucide-react";
import Link from "next/link";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { toast } from "@/components/ui/dialogs/toast";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SearchInput } from "@/components/ui/fields/search-input";
import { useAction } from "@/components/ui/hooks/use-action";
import { useSearched } from "@/components/ui/lists/use-searched";
import { Failure } from "@/components/ui/states/failure";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import type { ReelShape } from "@/lib/api/clips/reels";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { counted } from "@/lib/core/text/counted";

const MOST = 50;

type Props = {
  clip: Pick<ClipShape, "id" | "title" | "projectId">;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Adds a clip to the end of a reel, or starts a reel with it. */
export function AddToReel({ clip, open, onOpenChange }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add to a reel"
      description={`“${clip.title}” will be added at the end.`}
    >
      <Choose clip={clip} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Choose({ clip, close }: { clip: Props["clip"]; close: () => void }) {
  const [q, setQ] = useState("");
  const [title, setTitle] = useState("");
  const { busy, error, run } = useAction();
  const { found, failed } = useSearched(q, (asked, signal) =>
    call("GET /reels", { query: { limit: MOST, ...asked }, signal }),
  );
  const reels = found?.items;
  const isLong = q !== "" || Boolean(found?.nextCursor);
  const add = (reel: ReelShape) =>
    run(async () => {
      await call("POST /reels/{id}/clips", { params: { id: reel.id }, body: { clipId: clip.id } });
      toast.success(`Added to “${reel.title}”.`);
      close();
    });
  const make = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const place = clip.projectId ? { projectId: clip.projectId } : {};
      await call("POST /reels", { body: { title: title.trim(), ...place, clipIds: [clip.id] } });
      toast.success(`The reel “${title.trim()}” was created.`);
      close();
    });
  };
  return (
    <div className="grid gap-4">
      <Failure text={error ?? failed} />
      {isLong && (
        <SearchInput
          label="Search reels"
          maxLength={LONGEST_QUERY}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
      )}
      {isLong && reels?.length === 0 && <p className="text-muted-foreground">No reels match.</p>}
      {reels && reels.length > 0 && (
        <ul aria-label="Reels" className="-mx-2 grid max-h-60 overflow-y-auto">
          {reels.map((reel) => (
            <li key={reel.id}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => void add(reel)}
                className="flex min-h-10 w-full items-center gap-2.5 rounded-sm px-2 text-left hover:bg-muted aria-disabled:opacity-60"
              >
                <Clapperboard aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                <span className="min-w-0 flex-1 truncate">{reel.title}</span>
                <span className="text-muted-foreground text-sm tabular-nums">{counted(reel.clipCount, "clip")}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={make} className="grid grid-cols-[1fr_auto] items-end gap-2 border-t pt-4">
        <Field label="New reel">
          <Input
            required
            maxLength={LONGEST_NAME}
            placeholder="What this reel shows"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" tone="primary" size="field" busy={busy}>
          Create reel
        </Button>
      </form>
      <p className="text-muted-foreground text-sm">
        All reels are in{" "}
        <Link href="/library/reels" className="underline">
          the library
        </Link>
        .
      </p>
    </div>
  );
}
