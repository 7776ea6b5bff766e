import { Skeleton } from "@/components/ui/skeleton";

/** Stands for a title that is not known yet; a heading is never empty to a screen reader. */
export function TitleSkeleton({ className }: { className: string }) {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className={className} />
    </>
  );
}
