"use client";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "@/components/ui/input";
import { textDirection } from "@/lib/core/text-direction";

type Props = Omit<ComponentProps<"textarea">, "ref"> & {
  value: string;
  maxHeightPx?: number;
  inputRef?: (element: HTMLTextAreaElement | null) => void;
};

/** A box as tall as its text, up to a limit. The font is 16 px: below that, phones zoom into the field. */
export function GrowingText({ value, maxHeightPx = 220, inputRef, className, ...rest }: Props) {
  const own = useRef<HTMLTextAreaElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    const box = own.current;
    if (!box) return;
    box.style.height = "auto";
    box.style.height = `${Math.min(box.scrollHeight + 2, maxHeightPx)}px`;
  }, [value, maxHeightPx]);
  return (
    <textarea
      ref={(element) => {
        own.current = element;
        inputRef?.(element);
      }}
      value={value}
      rows={1}
      dir={textDirection(value)}
      className={cn(controlLook, "block min-h-12 resize-none rounded-md px-3.5 py-[11px] text-md", className)}
      {...rest}
    />
  );
}
