import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  const title = (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-7 w-44" />
    </>
  );
  return (
    <Page crumbs={[{ label: "…" }]} title={title}>
      <ListSkeleton />
    </Page>
  );
}
