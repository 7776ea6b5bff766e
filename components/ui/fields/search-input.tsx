import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "./input";

/** A search field. `label` doubles as the placeholder, unless there is one. */
export function SearchInput({ label, className, ...rest }: { label: string } & ComponentProps<typeof Input>) {
  return (
    <span className={cn("relative block", className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-muted-foreground"
      />
      <Input type="search" aria-label={label} placeholder={label} className="text-ellipsis pl-8" {...rest} />
    </span>
  );
}
