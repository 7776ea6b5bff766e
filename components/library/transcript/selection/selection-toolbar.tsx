"use client";
import { Copy, EyeOff, Kanban, Scissors, Tag } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/text/kbd";
import type { Box } from "./box";
import { Floating } from "./floating";

export type Act = "tag" | "clip" | "quote" | "board" | "mask";

type Props = {
  list: RefObject<HTMLElement | null>;
  box: Box;
  canWrite: boolean;
  canClip: boolean;
  act: (act: Act) => void;
};

const HEIGHT = 48;

/** Actions for the selected words. Each has a key, so nobody has to come here. */
export function SelectionToolbar({ list, box, canWrite, canClip, act }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = bar.current;
    // A press must not clear the selection before it is used.
    const keep = (event: Event) => event.preventDefault();
    element?.addEventListener("pointerdown", keep);
    element?.addEventListener("mousedown", keep);
    return () => {
      element?.removeEventListener("pointerdown", keep);
      element?.removeEventListener("mousedown", keep);
    };
  }, []);
  const all = [
    ...(canWrite ? [{ act: "tag" as const, label: "Tag", key: "T", icon: Tag }] : []),
    ...(canWrite && canClip ? [{ act: "clip" as const, label: "Clip", key: "C", icon: Scissors }] : []),
    { act: "quote" as const, label: "Copy quote", key: "Q", icon: Copy },
    ...(canWrite ? [{ act: "board" as const, label: "Add to board", key: "B", icon: Kanban }] : []),
    ...(canWrite ? [{ act: "mask" as const, label: "Mask", key: "X", icon: EyeOff }] : []),
  ];
  return (
    <Floating list={list} box={box} height={HEIGHT} prefer="above">
      <div ref={bar} role="toolbar" aria-label="Selected words" className="flex gap-0.5 p-1 max-sm:justify-between">
        {all.map(({ act: which, label, key, icon: Icon }) => (
          <Button
            key={which}
            tone="ghost"
            onClick={() => act(which)}
            aria-keyshortcuts={key.toLowerCase()}
            className="px-2 max-sm:h-12 max-sm:min-w-0 max-sm:flex-auto max-sm:flex-col max-sm:gap-1 max-sm:px-1"
          >
            <Icon aria-hidden />
            <span className="max-sm:text-xs">{label}</span>
            <span aria-hidden className="hidden sm:inline">
              <Kbd>{key}</Kbd>
            </span>
          </Button>
        ))}
      </div>
    </Floating>
  );
}
