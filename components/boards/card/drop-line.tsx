import { cn } from "@/components/ui/cn";

const EDGES = {
  top: "inset-x-0 -top-[5px] h-0.5",
  bottom: "inset-x-0 -bottom-[5px] h-0.5",
  left: "inset-y-0 -left-[7px] w-0.5",
  right: "inset-y-0 -right-[7px] w-0.5",
};

/** Where the dragged card would go. */
export function DropLine({ edge }: { edge: keyof typeof EDGES }) {
  return <span aria-hidden className={cn("pointer-events-none absolute z-10 rounded-full bg-primary", EDGES[edge])} />;
}
