import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5">
      <Skeleton className="h-44 rounded-lg" />
      <Skeleton className="h-32 rounded-lg" />
    </div>
  );
}
