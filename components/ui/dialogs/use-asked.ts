"use client";
import { useState } from "react";

/** Which of several dialogs is open, one at most: "delete" once that was chosen in a menu. */
export function useAsked<Kind extends string>() {
  const [asked, setAsked] = useState<Kind | null>(null);
  return {
    asked,
    ask: (kind: Kind) => setAsked(kind),
    close: () => setAsked(null),
    /** What the dialog of a kind is given. */
    dialog: (kind: Kind) => ({
      open: asked === kind,
      onOpenChange: (isOpen: boolean) => setAsked(isOpen ? kind : null),
    }),
  };
}
