import type { ComponentProps, KeyboardEvent } from "react";
import { cn } from "@/components/ui/cn";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { toOneLine } from "@/lib/core/text/to-one-line";
import { AutosizeTextarea } from "./autosize-textarea";

type Props = Omit<ComponentProps<typeof AutosizeTextarea>, "onChange" | "onKeyDown"> & {
  onChange: (title: string) => void;
  /** Where Enter and the down arrow lead; without it, Enter does nothing. */
  onLeave?: () => void;
};

/** A title that is edited in place: it may wrap on screen, but is one line of text. */
export function TitleBox({ onChange, onLeave, className, ...rest }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter" && !(event.key === "ArrowDown" && onLeave)) return;
    event.preventDefault();
    onLeave?.();
  };
  return (
    <AutosizeTextarea
      aria-label="Title"
      maxLength={LONGEST_NAME}
      onKeyDown={onKeyDown}
      onChange={(event) => onChange(toOneLine(event.target.value))}
      className={cn("bg-transparent", className)}
      {...rest}
    />
  );
}
