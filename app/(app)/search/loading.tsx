import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Search" }]} title="Search">
      <Skeleton className="h-10 max-w-176" />
      <ListSkeleton />
    </Page>
  );
}
