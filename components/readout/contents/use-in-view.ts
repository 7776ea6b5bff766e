"use client";
import { useEffect, useState } from "react";

/** A part counts as being read once its heading has passed this line below the top of the window. */
const READING_LINE_PX = 140;

/** Which part of the page is being read. */
export function useInView(ids: readonly string[]): string {
  const key = ids.join(" ");
  const [here, setHere] = useState(ids[0] ?? "");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const parts = key.split(" ");
      const isPast = (id: string) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < READING_LINE_PX;
      };
      const atEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      setHere((atEnd ? parts.at(-1) : parts.filter(isPast).at(-1)) ?? parts[0] ?? "");
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    soon();
    window.addEventListener("scroll", soon, { passive: true });
    return () => {
      window.removeEventListener("scroll", soon);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return here;
}
