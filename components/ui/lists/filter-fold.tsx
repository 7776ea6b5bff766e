"use client";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { CountBadge } from "@/components/ui/count-badge";

type Props = {
  /** How many of the filters are chosen: on a phone they can't be seen. */
  active: number;
  /** How the fields are laid out, where they are shown. */
  className: string;
  children: ReactNode;
};

/** Filters of a list: on a phone behind a button, so that the list itself comes first; elsewhere always shown. */
export function FilterFold({ active, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className={cn("min-[640px]:hidden", isOpen && "mb-3")}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal /> Filters {active > 0 && <CountBadge count={active} label="active" />}
      </Button>
      <div id={id} className={cn("grid", className, !isOpen && "max-[640px]:hidden")}>
        {children}
      </div>
    </>
  );
}
