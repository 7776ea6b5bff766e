"use client";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Tab<T extends string> = { value: T; label: string; badge?: ReactNode };
type Props<T extends string> = {
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onChange: (value: T) => void;
  /** A smaller gap between the tabs and their content. */
  dense?: boolean;
  /** One `TabPanel` for each tab. */
  children: ReactNode;
};

/** Parts of one thing, one at a time; arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange, dense, children }: Props<T>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as T)}
      className={cn("grid grid-cols-1", dense ? "gap-3" : "gap-6")}
    >
      <div className="overflow-x-auto overflow-y-hidden border-b">
        <Radix.List aria-label={label} className="flex gap-5">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              // Radix moves the focus by script, which browsers treat as keyboard use: the focus ring is only for real
              // keys.
              onPointerDown={({ currentTarget }) => {
                currentTarget.dataset.pressed = "";
              }}
              onBlur={({ currentTarget }) => {
                delete currentTarget.dataset.pressed;
              }}
              className="inline-flex items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 px-0.5 pt-1 pb-2 pointer-coarse:pt-3.5 font-medium text-muted-foreground -outline-offset-2 hover:text-foreground focus-visible:rounded-sm data-pressed:outline-none data-[state=active]:border-primary data-[state=active]:text-foreground"
            >
              {tab.label}
              {tab.badge}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {children}
    </Radix.Root>
  );
}

/** A tab's content; it stays in the page while hidden, so that nothing typed is lost. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} forceMount className="min-w-0 data-[state=inactive]:hidden">
      {children}
    </Radix.Content>
  );
}
