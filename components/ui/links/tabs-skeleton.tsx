import { Skeleton } from "@/components/ui/states/skeleton";

/** As tall as tabs are: `widths` says how many there will be, and about how wide their labels. */
export function TabsSkeleton({ widths }: { widths: readonly string[] }) {
  return (
    <div aria-hidden className="flex h-[31px] items-start gap-5 overflow-hidden border-b">
      {widths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tabs without a content
        <Skeleton key={at} className={`mt-1 h-3.5 shrink-0 ${width}`} />
      ))}
    </div>
  );
}
