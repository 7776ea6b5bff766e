"use client";
import { useEffect, useState } from "react";

type Options = { mayEdit: boolean; canEdit: boolean };

/**
 * The line being edited. One that is asked for before the transcript was loaded is edited as soon as that is possible,
 * unless the person has gone on meanwhile: nothing takes the focus from what they do now.
 */
export function useEditedLine({ mayEdit, canEdit }: Options) {
  const [index, setIndex] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  useEffect(() => {
    if (!canEdit || asked === null) return;
    setAsked(null);
    if (document.activeElement?.closest(`[data-line="${asked}"]`)) setIndex(asked);
  }, [canEdit, asked]);
  const edit = (next: number | null) => {
    if (canEdit || next === null) setIndex(next);
    else if (mayEdit) setAsked(next);
  };
  return { index, edit };
}
