import type { ComponentProps } from "react";
import { cn } from "./cn";
import { controlLook } from "./input";

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={rows} dir="auto" className={cn(controlLook, "resize-y py-2", className)} {...rest} />;
}
