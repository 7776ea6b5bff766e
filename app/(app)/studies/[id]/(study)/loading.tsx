import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { OverviewSkeleton } from "@/components/studies/overview/overview-skeleton";
import { Skeleton } from "@/components/ui/skeleton";
import { TabsSkeleton } from "@/components/ui/tabs-skeleton";

/** The head, the tabs and the overview, which is where links to a study lead. */
export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-72 max-w-full" />}
      description={<Skeleton className="h-5 w-48" />}
    >
      <TabsSkeleton widths={["w-16", "w-20", "w-14", "w-14", "w-24", "w-12", "w-10", "w-12"]} />
      <OverviewSkeleton />
    </Page>
  );
}
