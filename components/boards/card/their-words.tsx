"use client";
import { useEffect, useRef } from "react";
import { Callout } from "@/components/ui/states/callout";

/** A field's name, and what somebody else wrote in it. */
export type Theirs = { path: string; message: string };

/** What somebody else wrote while the card was open here, shown before it is replaced; scrolled into view. */
export function TheirWords({ texts }: { texts: readonly Theirs[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box} className="scroll-my-6">
      <Callout tone="warning" title="Somebody else changed this card in the meantime">
        {texts.map(({ path, message }) => (
          <p key={path} dir="auto" className="whitespace-pre-wrap">
            {message ? `Their ${path}: “${message}”` : `They cleared the ${path}.`}
          </p>
        ))}
        <p>Save again to replace it, or cancel to keep it.</p>
      </Callout>
    </div>
  );
}
