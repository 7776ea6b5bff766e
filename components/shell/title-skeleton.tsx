import { Skeleton } from "@/components/ui/states/skeleton";

/** Replaces a title that isn't known yet; a heading is never empty to a screen reader. */
export function TitleSkeleton({ className }: { className: string }) {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className={className} />
    </>
  );
}
