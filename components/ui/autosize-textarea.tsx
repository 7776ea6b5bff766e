"use client";
import { type ComponentProps, type Ref, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { cn } from "./cn";

type Props = Omit<ComponentProps<"textarea">, "value"> & { value: string };

function setHeight(box: HTMLTextAreaElement): void {
  box.style.height = "auto";
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}

function assign<T>(ref: Ref<T> | undefined, element: T | null): void {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}

/** A textarea as tall as its text; `max-h-…` limits it. Browsers that lack `field-sizing` have it measured. */
export function AutosizeTextarea({ ref, className, ...rest }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { value, placeholder } = rest;
  // The same function as long as `ref` is: React calls a new one again, and it may set the focus.
  const keep = useCallback(
    (element: HTMLTextAreaElement | null) => {
      box.current = element;
      assign(ref, element);
    },
    [ref],
  );

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

  return <textarea rows={1} ref={keep} className={cn("field-sizing-content resize-none", className)} {...rest} />;
}
