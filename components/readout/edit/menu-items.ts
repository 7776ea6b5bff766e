import { ArrowDown, ArrowUp, EyeOff, Trash2 } from "lucide-react";
import type { MenuItem } from "@/components/ui/dialogs/menu";

type Items = MenuItem[];
type Places = { list: readonly { id: string }[]; id: string; move: (afterId: string | null) => void };

/** Moves one place up or down, if there is one. `afterId` is what it then comes after; null is the first place. */
export function moveItems({ list, id, move }: Places): Items {
  const at = list.findIndex((one) => one.id === id);
  const below = list[at + 1];
  return [
    ...(at > 0 ? [{ label: "Move up", icon: ArrowUp, onSelect: () => move(list[at - 2]?.id ?? null) }] : []),
    ...(at >= 0 && below ? [{ label: "Move down", icon: ArrowDown, onSelect: () => move(below.id) }] : []),
  ];
}

type Away = { what: "theme" | "claim" | "next step"; canDelete: boolean; hide: () => void; remove: () => void };

/** What the analyst found is hidden, so that it doesn't come back; what a person added may also be deleted. */
export function awayItems({ what, canDelete, hide, remove }: Away): Items {
  return [
    { label: `Hide ${what}`, icon: EyeOff, onSelect: hide },
    ...(canDelete ? [{ label: `Delete ${what}`, icon: Trash2, danger: true, onSelect: remove }] : []),
  ];
}
