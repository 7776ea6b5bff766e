import { Skeleton } from "@/components/ui/states/skeleton";

const THREADS = ["w-4/5", "w-3/5", "w-11/12", "w-2/3"];

/** Eva's page while it is loading: the conversations, and the box for the next question where it will be. */
export function EvaSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex h-[calc(100dvh-3.25rem)]">
      <div className="hidden w-72 shrink-0 content-start gap-3 border-r p-3 min-[62.5rem]:grid">
        <Skeleton className="h-8" />
        <Skeleton className="mx-2 h-6 w-24" />
        <Skeleton className="h-9" />
        {THREADS.map((width) => (
          <div key={width} className="grid gap-1.5 px-2 py-1">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3 w-2/5" />
          </div>
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-end px-4 pb-9">
        <div className="mx-auto w-full max-w-[690px]">
          <Skeleton className="h-[90px] rounded-lg" />
        </div>
      </div>
    </div>
  );
}
