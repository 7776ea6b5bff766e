"use client";
import { Dialog } from "@/components/ui/dialogs/dialog";
import type { BoardCard, BoardWithCards } from "../shapes";
import { CardEvidence } from "./card-evidence";
import { CardFacts } from "./card-facts";
import { CardForm } from "./card-form";

type Props = {
  board: BoardWithCards;
  cardId: string | null;
  canWrite: boolean;
  onClose: () => void;
  /** Called when something done here has changed the board. */
  onChanged: () => void;
};

/** A card with everything it says and rests on, to read or change. */
export function CardDialog({ board, cardId, canWrite, onClose, onChanged }: Props) {
  const card = board.cards.find(({ id }) => id === cardId);
  return (
    <Dialog
      open={card !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={canWrite ? "Edit card" : "Card"}
      className="top-[6vh] max-h-[88vh] max-w-2xl"
    >
      {card && (
        <Inside key={card.id} board={board} card={card} canWrite={canWrite} onClose={onClose} onChanged={onChanged} />
      )}
    </Dialog>
  );
}

type InsideProps = Omit<Props, "cardId"> & { card: BoardCard };

function Inside({ board, card, canWrite, onClose, onChanged }: InsideProps) {
  const known = [...new Set(board.cards.flatMap(({ type }) => type))].sort();
  const evidence = <CardEvidence board={board} card={card} canWrite={canWrite} onChanged={onChanged} />;
  return canWrite ? (
    <CardForm card={card} knownLabels={known} onClose={onClose} onChanged={onChanged}>
      {evidence}
    </CardForm>
  ) : (
    <CardFacts card={card}>{evidence}</CardFacts>
  );
}
