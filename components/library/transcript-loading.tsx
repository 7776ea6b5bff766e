import { Skeleton } from "@/components/ui/states/skeleton";
import { TranscriptSkeleton } from "./transcript-skeleton";

/** A transcript's page below its head while it is loading: the search, the lines, and what is next to them. */
export function TranscriptLoading() {
  return (
    <div className="grid grid-cols-1 content-start gap-8 cramped:gap-3 roomy:grid-cols-[minmax(0,1fr)_280px]">
      <div className="grid grid-cols-1 content-start gap-4">
        <Skeleton className="my-2 h-8 max-w-sm pointer-coarse:h-11 shell:ml-16" />
        <TranscriptSkeleton label="Loading" />
      </div>
      <div aria-hidden className="order-first roomy:order-none">
        <div className="flex gap-2 roomy:hidden">
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-7 w-32" />
        </div>
        <Skeleton className="hidden h-72 rounded-lg roomy:block" />
      </div>
    </div>
  );
}
