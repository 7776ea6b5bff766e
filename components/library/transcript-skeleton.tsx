import { Skeleton } from "@/components/ui/states/skeleton";

const WIDTHS = ["w-11/12", "w-3/5", "w-10/12", "w-1/2", "w-4/5", "w-2/3"];

/** A transcript that is loading or being prepared. */
export function TranscriptSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid content-start gap-6">
      {WIDTHS.map((width) => (
        <div key={width} className="grid gap-2 pl-13 shell:pl-16">
          <Skeleton className="h-5 w-28" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  );
}
