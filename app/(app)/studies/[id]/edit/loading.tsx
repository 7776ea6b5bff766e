import { Page } from "@/components/shell/page";
import { TabsSkeleton } from "@/components/ui/links/tabs-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

/** The questions on the left, with price and preview next to them. */
export default function Loading() {
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]} width="bare">
      <div
        role="status"
        aria-label="Loading"
        className="mx-auto grid max-w-6xl grid-cols-1 gap-x-10 px-4 pt-6 pb-10 roomy:grid-cols-[minmax(0,1fr)_320px] shell:px-8"
      >
        <div className="grid grid-cols-1 content-start gap-5">
          <Skeleton className="mt-1 h-7 w-3/5" />
          <Skeleton className="h-5 w-44" />
          <TabsSkeleton widths={["w-14", "w-16", "w-16", "w-16"]} />
          <Skeleton className="h-32 rounded-lg" />
          {["a", "b", "c", "d"].map((question) => (
            <Skeleton key={question} className="h-14 rounded-md" />
          ))}
        </div>
        <div className="hidden content-start gap-5 roomy:grid">
          <Skeleton className="h-40 rounded-lg" />
          <Skeleton className="h-10" />
          <Skeleton className="h-[480px] rounded-lg" />
        </div>
      </div>
    </Page>
  );
}
