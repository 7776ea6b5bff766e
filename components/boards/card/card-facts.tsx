import type { ReactNode } from "react";
import type { BoardCard } from "../shapes";
import { TypeLabels } from "./type-labels";

/** A card for people who can only read. */
export function CardFacts({ card, children }: { card: BoardCard; children: ReactNode }) {
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere whitespace-pre-line font-medium text-md">{card.insight}</p>
      {card.type.length > 0 && <TypeLabels labels={card.type} />}
      {card.notes && <p className="wrap-anywhere whitespace-pre-line">{card.notes}</p>}
      {card.source && <p className="text-muted-foreground text-sm">Source: {card.source}</p>}
      {children}
    </div>
  );
}
