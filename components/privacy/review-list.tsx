"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Mask } from "./kind-words";
import { ReviewRow, type RowActs } from "./review-row";

type Props = {
  masks: Mask[];
  canWrite: boolean;
  isAdmin: boolean;
  originals: Record<string, string>;
  acts: RowActs;
  /** Masks this one and all with the same words. */
  maskSame: (mask: Mask) => void;
  more: (() => void) | null;
};

/** Arrow keys move through it; M masks, D dismisses, and the next one takes the focus. */
export function ReviewList({ masks, canWrite, isAdmin, originals, acts, maskSame, more }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, masks.length - 1);
  const hadFocus = useRef(false);
  const currentId = masks[current]?.id;

  // A decided item has left the list, and took the focus with it.
  useEffect(() => {
    if (!hadFocus.current || !currentId || list.current?.contains(document.activeElement)) return;
    list.current?.querySelector<HTMLElement>(`[data-mask="${currentId}"] button`)?.focus();
  }, [currentId]);

  const go = (next: number) => {
    const place = Math.max(0, Math.min(masks.length - 1, next));
    setAt(place);
    const row = list.current?.querySelector<HTMLElement>(`[data-mask="${masks[place]?.id}"]`);
    row?.querySelector<HTMLElement>("button")?.focus();
    row?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const mask = masks[current];
    if (!mask || event.metaKey || event.ctrlKey || event.altKey) return;
    const act = keyAct(event, mask);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const keyAct = ({ key }: KeyboardEvent, mask: Mask): (() => void) | null => {
    if (key === "ArrowDown") return () => go(current + 1);
    if (key === "ArrowUp") return () => go(current - 1);
    if (key === "Home") return () => go(0);
    if (key === "End") return () => go(masks.length - 1);
    if (mask.status === "masked") return isAdmin && key === "r" ? () => acts.reveal(mask) : null;
    if (!canWrite) return null;
    if (key === "M") return () => maskSame(mask);
    if (key === "m") return () => acts.mask(mask);
    return key === "d" && mask.status === "suggested" ? () => acts.dismiss(mask) : null;
  };
  return (
    <div className="grid gap-3">
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          hadFocus.current = true;
          const row = (event.target as HTMLElement).closest<HTMLElement>("[data-mask]");
          const place = masks.findIndex(({ id }) => id === row?.dataset.mask);
          if (place >= 0) setAt(place);
        }}
        className="overflow-hidden rounded-lg border bg-surface"
      >
        {masks.map((mask, place) => (
          <ReviewRow
            key={mask.id}
            mask={mask}
            canWrite={canWrite}
            isAdmin={isAdmin}
            acts={acts}
            isCurrent={place === current}
            original={originals[mask.id] ?? null}
          />
        ))}
      </ul>
      {more && (
        <Button size="small" className="justify-self-center" onClick={more}>
          Show more
        </Button>
      )}
    </div>
  );
}
