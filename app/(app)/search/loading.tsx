import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Search" }]} title="Search" width="text">
      <Skeleton className="h-9" />
      <ListSkeleton />
    </Page>
  );
}
