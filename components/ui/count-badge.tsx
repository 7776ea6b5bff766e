/** How many things are waiting under a tab or heading. */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  return (
    <span className="inline-flex h-4.5 min-w-4.5 shrink-0 items-center whitespace-nowrap justify-center rounded-full bg-muted px-1.5 font-medium text-[0.6875rem] text-muted-foreground tabular-nums">
      {count}
      {label && <span className="sr-only"> {label}</span>}
    </span>
  );
}
