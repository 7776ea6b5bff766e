"use client";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client/call";
import { LaneDialog } from "./lane-dialog";

type Props = { boardId: string; onMade: () => Promise<void>; isFirst: boolean };

/** The place after the last lane. */
export function NewLane({ boardId, onMade, isFirst }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="w-[min(300px,84vw)] shrink-0 snap-center print:hidden">
      <Button onClick={() => setOpen(true)} tone="ghost" className="h-11 w-full justify-start border border-dashed">
        <Plus /> {isFirst ? "First lane" : "New lane"}
      </Button>
      <LaneDialog
        open={open}
        onOpenChange={setOpen}
        title="New lane"
        submitLabel="Create lane"
        onSave={async (draft) => {
          await call("POST /boards/{id}/lanes", { params: { id: boardId }, body: draft });
          await onMade();
        }}
      />
    </div>
  );
}
