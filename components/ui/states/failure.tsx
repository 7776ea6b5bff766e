"use client";
import { useEffect, useRef } from "react";
import { Callout } from "./callout";

/** Why an action failed, scrolled into view: the button that was pressed may be a screen below it. */
export function Failure({ text }: { text: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  if (!text) return null;
  return (
    <div ref={box} className="scroll-my-6">
      <Callout tone="danger">{text}</Callout>
    </div>
  );
}
