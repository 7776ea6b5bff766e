"use client";
import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";

/** Where a tag can be dropped to take it out of its parent. */
export function TopDrop({ onDrop }: { onDrop: (tagId: string) => void }) {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.tagId === "string",
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        if (typeof source.data.tagId === "string") onDrop(source.data.tagId);
      },
    });
  }, [onDrop]);
  return (
    <div
      ref={area}
      className={cn(
        "fixed bottom-20 left-1/2 z-40 w-max -translate-x-1/2 rounded-md border border-dashed bg-raised px-5 py-3 text-muted-foreground shadow-high shell:bottom-6",
        over && "border-primary bg-primary-soft text-primary-text",
      )}
    >
      Drop here to move it to the top level
    </div>
  );
}
