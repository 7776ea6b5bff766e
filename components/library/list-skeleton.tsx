import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/states/skeleton";

const ROWS = 6;

/** Rows as tall as the loaded ones. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Panel>
        <div className="h-9" />
        {Array.from({ length: ROWS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a content
          <div key={at} className="flex h-11 items-center gap-6 border-t px-3">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="ml-auto h-3.5 w-16" />
            <Skeleton className="h-3.5 w-20" />
          </div>
        ))}
      </Panel>
    </div>
  );
}
