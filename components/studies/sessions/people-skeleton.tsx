import { ListSkeleton } from "@/components/library/list-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

/** The filters and the list of people or what they said. */
export function PeopleSkeleton() {
  return (
    <>
      <div aria-hidden className="flex h-8 items-center gap-5 overflow-hidden px-2.5 pointer-coarse:h-11">
        {["w-5", "w-9", "w-12", "w-16", "w-14"].map((width) => (
          <Skeleton key={width} className={`h-3.5 shrink-0 ${width}`} />
        ))}
      </div>
      <ListSkeleton />
    </>
  );
}
