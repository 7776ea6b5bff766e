"use client";
import { createContext, useContext } from "react";

export type SelectableFile = { id: string; name: string; projectId: string | null };

export type Selection = {
  files: SelectableFile[];
  selected: ReadonlySet<string>;
  /** Turns one, or with `through` all from the last one that was chosen to this one, on or off. */
  choose: (id: string, through: boolean) => void;
  chooseAll: (on: boolean) => void;
};

export const SelectionContext = createContext<Selection | null>(null);

export function useSelected(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("A box to select a file is outside of its list.");
  return selection;
}
