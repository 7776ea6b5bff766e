"use client";
import { Check, X } from "lucide-react";
import { useRef, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { call } from "@/lib/api/client/call";
import { dollars } from "@/lib/core/text/dollars";
import { typeset } from "@/lib/core/text/typeset";
import type { Approval } from "../message-shape";
import { ApprovalResult } from "./approval-result";
import { STATUS_WORDS, titleOfKind } from "./approval-words";

/**
 * What Eva proposes to do, to whom and for how much. Nothing happens until somebody presses the button that says so.
 */
export function ApprovalCard({ approval: given }: { approval: Approval }) {
  const [approval, setApproval] = useState(given);
  const card = useRef<HTMLElement>(null);
  const { busy, error, run } = useAction();
  const [pressed, setPressed] = useState<"approve" | "decline" | null>(null);
  const { id, kind, summary, costCents, status, requestedBy, decidedBy, decidedAt, expiresAt, mayDecide } = approval;
  const decide = async (act: "approve" | "decline") => {
    setPressed(act);
    await run(async () => {
      setApproval(
        await call(act === "approve" ? "POST /approvals/{id}/approve" : "POST /approvals/{id}/decline", {
          params: { id },
        }),
      );
      // The decision removes the buttons; the focus stays on what was decided.
      card.current?.focus();
    });
  };
  const problem = error ?? (status === "pending" ? approval.error : undefined);
  const { tone, word } = STATUS_WORDS[status];
  return (
    <section
      ref={card}
      tabIndex={-1}
      id={id}
      aria-label={`${titleOfKind(kind)}: ${word}`}
      className="grid grid-cols-1 gap-3 rounded-lg border bg-surface p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-base">{titleOfKind(kind)}</h2>
        <Badge tone={tone} dot>
          {word}
        </Badge>
      </header>
      <p className="wrap-anywhere text-pretty">{summary}</p>
      <p className="text-muted-foreground text-sm">
        {requestedBy?.name && `Requested by ${requestedBy.name}. `}
        {status === "pending" && (
          <>
            Expires <RelativeTime iso={expiresAt} />.
          </>
        )}
        {decidedAt && (
          <>
            {status === "approved" ? "Approved" : "Declined"}
            {decidedBy?.name && ` by ${decidedBy.name}`} <RelativeTime iso={decidedAt} />.
          </>
        )}
        {status === "expired" && "Nobody decided in time, so nothing happened. Ask Eva again if you still want this."}
      </p>
      {problem && <Callout tone="danger">{typeset(problem)}</Callout>}
      {approval.result && <ApprovalResult result={approval.result} />}
      {status === "pending" && mayDecide && (
        <footer className="flex flex-wrap gap-2">
          <Button tone="primary" busy={busy && pressed === "approve"} onClick={() => decide("approve")}>
            <Check /> {costCents ? `Approve for ${dollars(costCents)}` : "Approve"}
          </Button>
          <Button busy={busy && pressed === "decline"} onClick={() => decide("decline")}>
            <X /> Decline
          </Button>
        </footer>
      )}
      {status === "pending" && !mayDecide && (
        <p className="text-muted-foreground text-sm">A workspace member has to decide this.</p>
      )}
      <p role="status" className="sr-only">
        {status !== given.status && `${titleOfKind(kind)}: ${word}.`}
      </p>
    </section>
  );
}
