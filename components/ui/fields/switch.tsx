"use client";
import { Switch as Radix } from "radix-ui";
import type { ComponentProps } from "react";

export function Switch(props: Omit<ComponentProps<typeof Radix.Root>, "className">) {
  return (
    <Radix.Root
      className="inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-border-strong bg-muted p-0.5 transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-50"
      {...props}
    >
      <Radix.Thumb className="size-3.5 rounded-full bg-muted-foreground transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-foreground" />
    </Radix.Root>
  );
}
