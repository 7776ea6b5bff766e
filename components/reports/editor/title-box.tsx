"use client";
import type { KeyboardEvent } from "react";

type Props = { title: string; ready: boolean; onChange: (title: string) => void; onLeave: () => void };

/** The report's title, written where it is read. */
export function TitleBox({ title, ready, onChange, onLeave }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onLeave();
  };
  return (
    <h1>
      <textarea
        aria-label="Title"
        rows={1}
        value={title}
        readOnly={!ready}
        maxLength={200}
        placeholder="Untitled report"
        onKeyDown={onKeyDown}
        onChange={({ target }) => onChange(target.value.replaceAll("\n", " "))}
        className="field-sizing-content block w-full resize-none overflow-hidden text-balance bg-transparent font-semibold text-[32px] leading-[40px] tracking-[-0.02em] outline-none placeholder:text-muted-foreground max-[560px]:text-[26px] max-[560px]:leading-[33px]"
      />
    </h1>
  );
}
