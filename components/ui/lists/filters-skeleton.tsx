import { Skeleton } from "@/components/ui/states/skeleton";

/** As tall as the filters above a list. */
export function FiltersSkeleton() {
  return (
    <div aria-hidden className="flex flex-wrap items-center gap-3">
      <Skeleton className="h-8 w-72 max-w-full pointer-coarse:h-11" />
      <div className="ml-auto flex min-w-0 flex-1 basis-80 justify-end gap-2">
        <Skeleton className="h-8 w-full max-w-32 pointer-coarse:h-11" />
        <Skeleton className="h-8 w-full max-w-64 pointer-coarse:h-11" />
      </div>
    </div>
  );
}
