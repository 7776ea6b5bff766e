import { Skeleton } from "@/components/ui/states/skeleton";

/** Placeholders for the text of a report. */
export function ReportSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="mb-8 h-4 w-1/3" />
      {[1, 2].map((section) => (
        <div key={section} className="mb-8 grid gap-3">
          <Skeleton className="mb-1 h-6 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
