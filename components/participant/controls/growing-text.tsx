import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { AutosizeTextarea } from "@/components/ui/fields/autosize-textarea";
import { controlLook } from "@/components/ui/fields/control-look";
import { textDirection } from "@/lib/core/text/text-direction";

/** A box as tall as its text, up to a limit. The font is 16 px: below that, phones zoom into the field. */
export function GrowingText({ value, className, ...rest }: Omit<ComponentProps<typeof AutosizeTextarea>, "dir">) {
  return (
    <AutosizeTextarea
      value={value}
      dir={textDirection(value)}
      className={cn(controlLook, "block max-h-55 min-h-12 rounded-md px-3.5 py-[11px] text-md", className)}
      {...rest}
    />
  );
}
