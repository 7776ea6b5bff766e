"use client";
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect } from "react";

/** Reports which question was dropped where; `at` is a position in the section before the move. */
export function useGuideDrops(onDrop: (questionId: string, place: { sectionId: string; at: number }) => void) {
  useEffect(
    () =>
      monitorForElements({
        canMonitor: ({ source }) => typeof source.data.questionId === "string",
        onDrop: ({ source, location }) => {
          const data = location.current.dropTargets[0]?.data;
          const { questionId } = source.data;
          if (!data || typeof questionId !== "string") return;
          const { sectionId, at } = data;
          if (typeof sectionId !== "string" || typeof at !== "number") return;
          onDrop(questionId, { sectionId, at: extractClosestEdge(data) === "bottom" ? at + 1 : at });
        },
      }),
    [onDrop],
  );
}
