"use client";
import { Undo2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { Skeleton } from "@/components/ui/states/skeleton";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { type Edit, EditEntry } from "./edit-entry";

type Props = { ownerId: string; canUndo: boolean; undo: (editId: string) => Promise<void>; onClosed: () => void };

const PAGE = 30;

/** Who changed what and when, with the old and new words. The newest edit can be undone, then the one before. */
export function HistoryDialog({ ownerId, canUndo, undo, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [edits, setEdits] = useState<Edit[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const { busy, error, run } = useAction();

  const load = useCallback(
    async (from?: string) => {
      try {
        const query = { limit: PAGE, ...(from && { cursor: from }) };
        const { items, nextCursor } = await call("GET /transcripts/{ownerId}/edits", { params: { ownerId }, query });
        setEdits((now) => (from ? [...(now ?? []), ...items] : items));
        setCursor(nextCursor);
      } catch (thrown) {
        setProblem(CallError.sentence(thrown));
      }
    },
    [ownerId],
  );
  useEffect(() => void load(), [load]);

  const newest = edits?.find(({ undoneAt, kind }) => undoneAt === null && kind !== "undo");
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <Dialog open={open} onOpenChange={(on) => !on && close()} title="History" className="max-w-2xl">
      {(error || problem) && <Callout tone="danger">{error || problem}</Callout>}
      {edits === null && !problem && <Skeleton className="h-32" />}
      {edits?.length === 0 && <p className="text-muted-foreground">Nobody has edited this transcript.</p>}
      <ol className="grid gap-3">
        {edits?.map((edit) => (
          <li key={edit.id} className="grid gap-2 border-t pt-3 first:border-t-0 first:pt-0">
            <EditEntry edit={edit}>
              {canUndo && edit.id === newest?.id && (
                <Button
                  size="small"
                  busy={busy}
                  onClick={() =>
                    run(async () => {
                      await undo(edit.id);
                      await load();
                    })
                  }
                >
                  <Undo2 /> Undo
                </Button>
              )}
            </EditEntry>
          </li>
        ))}
      </ol>
      {cursor && (
        <Button onClick={() => void load(cursor)} className="justify-self-center">
          Show older
        </Button>
      )}
    </Dialog>
  );
}
