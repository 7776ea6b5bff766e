import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/states/skeleton";

const FIGURES = ["finished", "opened", "length", "rate"];
const FINDINGS = ["first", "second", "third", "fourth"];

/** The key figures and the first findings while they are loading, in their sizes. */
export function OverviewSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border min-[47.5rem]:grid-cols-4">
        {FIGURES.map((figure) => (
          <div key={figure} className="grid h-[94px] content-start gap-2.5 bg-surface p-4">
            <Skeleton className="h-3.5 w-20" />
            <Skeleton className="h-6 w-14" />
          </div>
        ))}
        <div className="col-span-full flex h-13 items-center bg-surface px-4 sm:h-11">
          <Skeleton className="h-3.5 w-48" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="my-1.5 h-5 w-36" />
        <Panel>
          {FINDINGS.map((finding) => (
            <div
              key={finding}
              className="grid h-[94px] content-start gap-2.5 border-t p-4 first:border-t-0 min-[47.5rem]:px-5"
            >
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-3.5 w-1/2" />
            </div>
          ))}
        </Panel>
      </div>
    </div>
  );
}
