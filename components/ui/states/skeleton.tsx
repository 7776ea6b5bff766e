import { cn } from "@/components/ui/cn";

/** Takes the place of what is loading, in its size, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={cn("animate-pulse rounded-sm bg-muted", className)} />;
}
