import { Skeleton } from "@/components/ui/states/skeleton";

/** How many cards each lane has, and how tall they are. */
const LANES = [
  { id: "first", cards: ["h-28", "h-20"] },
  { id: "second", cards: ["h-32", "h-24", "h-32"] },
  { id: "third", cards: ["h-24", "h-32", "h-24"] },
  { id: "fourth", cards: ["h-28", "h-24"] },
];

/** A board while it is loading: its head, and lanes with cards where they will be. */
export function BoardSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex h-[calc(100dvh-3.25rem)] flex-col overflow-hidden">
      <div className="grid gap-1.5 px-4 pt-[18px] pb-5 shell:px-6">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="flex items-start gap-3 px-4 shell:px-6">
        {LANES.map(({ id, cards }) => (
          <div
            key={id}
            className="grid w-[min(300px,84vw)] shrink-0 gap-2 rounded-lg bg-muted/70 p-2 dark:bg-background"
          >
            <div className="flex h-8 items-center px-1">
              <Skeleton className="h-3.5 w-24 bg-border" />
            </div>
            {cards.map((height, card) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards without content
              <div key={card} className={`animate-pulse rounded-md bg-raised shadow-low ${height}`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
