import type { RefObject } from "react";

const EDGE_PX = 56;
const MOST_PX_A_FRAME = 16;

/** From -1 at the near edge to 1 at the far one, 0 in between. */
function pull(position: number, start: number, end: number): number {
  if (position < start + EDGE_PX) return -Math.min(1, (start + EDGE_PX - position) / EDGE_PX);
  if (position > end - EDGE_PX) return Math.min(1, (position - end + EDGE_PX) / EDGE_PX);
  return 0;
}

/** While something is dragged to an edge, scrolls the board sideways and the lane under the pointer up and down. */
export function autoScroll(board: RefObject<HTMLElement | null>) {
  let pointer: { x: number; y: number } | null = null;
  let frame = 0;
  const step = () => {
    if (!pointer || !board.current) return;
    const { x, y } = pointer;
    const { left, right } = board.current.getBoundingClientRect();
    board.current.scrollLeft += pull(x, left, right) * MOST_PX_A_FRAME;
    const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-lane-scroll]");
    if (lane) {
      const { top, bottom } = lane.getBoundingClientRect();
      lane.scrollTop += pull(y, top, bottom) * MOST_PX_A_FRAME;
    }
    frame = requestAnimationFrame(step);
  };
  return {
    at(x: number, y: number) {
      const isMoving = pointer !== null;
      pointer = { x, y };
      if (!isMoving) frame = requestAnimationFrame(step);
    },
    stop() {
      pointer = null;
      cancelAnimationFrame(frame);
    },
  };
}
