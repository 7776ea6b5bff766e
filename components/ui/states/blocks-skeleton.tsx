import { Panel } from "@/components/ui/panel";
import { Skeleton } from "./skeleton";

const LINES = ["w-11/12", "w-4/5", "w-3/5", "w-2/3"];

/** Titled parts of a page while they are loading. */
export function BlocksSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid grid-cols-1 gap-6">
      {["first", "second"].map((block) => (
        <div key={block} className="grid grid-cols-1 gap-3">
          <Skeleton className="my-1.5 h-5 w-40" />
          <Panel className="grid gap-3 p-4">
            {LINES.map((width) => (
              <Skeleton key={width} className={`h-4 ${width}`} />
            ))}
          </Panel>
        </div>
      ))}
    </div>
  );
}
