"use client";
import { X } from "lucide-react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import type { Quote } from "@/components/search/shapes";
import { FindingChip } from "@/components/swarm/finding/finding-chip";
import { toast } from "@/components/ui/dialogs/toast";
import { IconButton } from "@/components/ui/icon-button";
import { call } from "@/lib/api/client/call";
import type { BoardCard, BoardWithCards } from "../shapes";
import { FindEvidence } from "./find-evidence";
import { quotedLine } from "./quoted-line";

type Props = { board: BoardWithCards; card: BoardCard; canWrite: boolean; onChanged: () => void };

/** The quotes and findings that a card rests on; adding and removing take effect at once. */
export function CardEvidence({ board, card, canWrite, onChanged }: Props) {
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
    } catch (thrown) {
      toast.failed(thrown);
    }
    onChanged();
  };
  const params = { id: card.id };
  const add = (quote: Quote) =>
    act(
      () => call("POST /cards/{id}/evidence", { params, body: { evidence: [quotedLine(quote)] } }),
      "Quote added to the card.",
    );
  const remove = (passageId: string, what: "quote" | "finding") =>
    act(
      () => call("DELETE /cards/{id}/evidence/{passageId}", { params: { ...params, passageId } }),
      `The ${what} was removed from the card.`,
    );
  const count = card.evidence.length + card.findings.length;
  return (
    <div className="grid grid-cols-1 gap-3">
      <section aria-label="Evidence" className="grid grid-cols-1 gap-2">
        <h3 className="font-medium text-sm">Evidence{count > 0 && ` (${count})`}</h3>
        {count === 0 && (
          <p className="text-muted-foreground text-sm">
            {canWrite ? "Nothing yet. Find what people said about it." : "Nobody is quoted here yet."}
          </p>
        )}
        {card.evidence.map((evidence) => (
          <EvidenceChip
            key={evidence.passageId}
            evidence={evidence}
            actions={
              canWrite && (
                <IconButton label="Remove this quote" onClick={() => remove(evidence.passageId, "quote")}>
                  <X />
                </IconButton>
              )
            }
          />
        ))}
        {card.findings.map((found) => (
          <FindingChip
            key={found.findingId}
            found={found}
            actions={
              canWrite && (
                <IconButton label="Remove this finding" onClick={() => remove(found.findingId, "finding")}>
                  <X />
                </IconButton>
              )
            }
          />
        ))}
      </section>
      {canWrite && (
        <FindEvidence
          scope={board.study ? { studyIds: board.study.id } : { projectId: board.project?.id ?? "" }}
          suggestion={card.insight.slice(0, 200)}
          onAdd={add}
        />
      )}
    </div>
  );
}
