import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Studies", href: "/studies" }]} title={<Skeleton className="h-7 w-40" />}>
      <ListSkeleton />
    </Page>
  );
}
