"use client";
import { AlertDialog } from "@/components/ui/dialogs/alert-dialog";
import type { BoardWithCards } from "../shapes";

type Props = { board: BoardWithCards; cardId: string | null; onDelete: (cardId: string) => void; onClose: () => void };

export function DeleteCardDialog({ board, cardId, onDelete, onClose }: Props) {
  const card = board.cards.find(({ id }) => id === cardId);
  return (
    <AlertDialog
      open={card !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this card?"
      description={`“${card?.insight ?? ""}” will be deleted for everyone, with its notes. What people said stays in the library. This can’t be undone.`}
      confirmLabel="Delete card"
      onConfirm={() => {
        onClose();
        if (card) onDelete(card.id);
      }}
    />
  );
}
