"use client";
import { type ComponentProps, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { controlLook } from "./control-look";
import { useTypedEarly } from "./use-typed-early";

export function Input({ ref, className, type = "text", ...rest }: ComponentProps<"input">) {
  const box = useRef<HTMLInputElement>(null);
  const keep = useTypedEarly(box, ref);
  return (
    <input
      ref={keep}
      type={type}
      dir="auto"
      className={cn(controlLook, "h-8 read-only:bg-muted read-only:shadow-none", className)}
      {...rest}
    />
  );
}
