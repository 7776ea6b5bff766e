import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/skeleton";
import { TabsSkeleton } from "@/components/ui/tabs-skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-72" />}
      description={<Skeleton className="h-5 w-48" />}
    >
      <TabsSkeleton widths={["w-16", "w-16", "w-14", "w-14", "w-14", "w-12", "w-10"]} />
      <ListSkeleton />
    </Page>
  );
}
