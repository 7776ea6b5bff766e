"use client";
import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";

/** Questions can also be dropped at the end of a section, the only place an empty one has. */
export function useSectionDrop(sectionId: string, length: number) {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data.questionId === "string",
      getData: () => ({ sectionId, at: length }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [sectionId, length]);
  return { area, over };
}
