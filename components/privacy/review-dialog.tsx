"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CountBadge } from "@/components/ui/count-badge";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Callout } from "@/components/ui/states/callout";
import { Skeleton } from "@/components/ui/states/skeleton";
import { KINDS, type Kind, type Mask, type Status, type Summary } from "./kind-words";
import { ReviewEmpty } from "./review-empty";
import { ReviewKeys } from "./review-keys";
import { ReviewList } from "./review-list";
import { useMasks } from "./use-masks";
import { useReview } from "./use-review";

const TABS: { status: Status; label: string }[] = [
  { status: "suggested", label: "To review" },
  { status: "masked", label: "Masked" },
  { status: "dismissed", label: "Dismissed" },
];

type Props = {
  ownerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canWrite: boolean;
  isAdmin: boolean;
  onSummary: (summary: Summary) => void;
};

/** Where findings are reviewed and decided on. */
export function ReviewDialog({ open, onOpenChange, ...rest }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Personal data in this transcript"
      description="What you mask is replaced everywhere it’s shown or shared: quotes, search, exports, and the API."
      className="top-[6vh] max-h-[88vh] max-w-3xl"
    >
      <Review {...rest} />
    </Dialog>
  );
}

function Review({ ownerId, canWrite, isAdmin, onSummary }: Omit<Props, "open" | "onOpenChange">) {
  const [status, setStatus] = useState<Status>("suggested");
  const [kind, setKind] = useState<Kind | null>(null);
  const { page, problem, more, settle } = useMasks(ownerId, { status, kind });
  const { busy, acts, originals, maskAll } = useReview({
    ownerId,
    settle: (gone, summary) => {
      settle(gone, summary);
      onSummary(summary);
    },
    onText: () => window.dispatchEvent(new Event("earshot:transcript")),
  });
  const counts = page?.summary.counts;
  const ofStatus = counts?.[status];
  const shownKinds = KINDS.filter((one) => (ofStatus?.[one.kind] ?? 0) > 0);
  const chosen = KINDS.find((one) => one.kind === kind);
  const wholeCount = kind ? (ofStatus?.[kind] ?? 0) : (ofStatus?.total ?? 0);
  const maskSame = (mask: Mask) => {
    const same = (page?.items ?? []).filter(({ words, kind: other }) => words === mask.words && other === mask.kind);
    const ids = new Set(same.map(({ id }) => id));
    void maskAll({ maskIds: [...ids] }, ({ id }) => ids.has(id));
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Status</legend>
        {TABS.map((tab) => (
          <Choice
            key={tab.status}
            label={tab.label}
            count={counts?.[tab.status].total}
            isChosen={tab.status === status}
            onChoose={() => {
              setStatus(tab.status);
              setKind(null);
            }}
          />
        ))}
      </fieldset>
      {shownKinds.length > 1 && (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Kind</legend>
          <Choice label="All kinds" isChosen={kind === null} onChoose={() => setKind(null)} />
          {shownKinds.map((one) => (
            <Choice
              key={one.kind}
              label={one.many}
              count={ofStatus?.[one.kind]}
              isChosen={one.kind === kind}
              onChoose={() => setKind(one.kind)}
            />
          ))}
        </fieldset>
      )}
      {problem && (
        <Callout tone="danger" title="This couldn’t be loaded">
          {problem}
        </Callout>
      )}
      {!page && !problem && <Skeleton className="h-48" />}
      {page && page.items.length === 0 && <ReviewEmpty status={status} />}
      {page && page.items.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ReviewKeys status={status} canWrite={canWrite} isAdmin={isAdmin} />
            {canWrite && status === "suggested" && (
              <Button
                tone="primary"
                busy={busy}
                onClick={() => void maskAll(kind ? { kind } : { all: true }, () => true)}
              >
                {chosen ? `Mask all ${chosen.many.toLowerCase()}` : "Mask all"} ({wholeCount})
              </Button>
            )}
          </div>
          <ReviewList
            masks={page.items}
            canWrite={canWrite}
            isAdmin={isAdmin}
            originals={originals}
            acts={acts}
            maskSame={maskSame}
            more={more}
          />
        </>
      )}
    </div>
  );
}

type ChoiceProps = { label: string; count?: number; isChosen: boolean; onChoose: () => void };

const Choice = ({ label, count, isChosen, onChoose }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={cn(
      "inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-sm px-2.5 font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground",
      isChosen && "bg-muted text-foreground",
    )}
  >
    {label}
    {count !== undefined && <CountBadge count={count} />}
  </button>
);
