"use client";
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { useTypedEarly } from "./use-typed-early";

type Props = Omit<ComponentProps<"textarea">, "value"> & { value: string };

function setHeight(box: HTMLTextAreaElement): void {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

/** A textarea as tall as its text; `max-h-…` limits it. Browsers that lack `field-sizing` have it measured. */
export function AutosizeTextarea({ ref, className, ...rest }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const keep = useTypedEarly(box, ref);
  const { value, placeholder } = rest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text and its look.
  useLayoutEffect(() => {
    if (box.current && !CSS.supports("field-sizing", "content")) setHeight(box.current);
  }, [value, placeholder, className]);

  useEffect(() => {
    const element = box.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) setHeight(element);
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <textarea
      rows={1}
      ref={keep}
      className={cn("wrap-anywhere field-sizing-content resize-none", className)}
      {...rest}
    />
  );
}
