import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Home" }]} title={<TitleSkeleton className="h-7 w-44" />}>
      <Skeleton className="h-[164px] w-full rounded-lg min-[480px]:h-[114px]" />
      <div className="grid grid-cols-1 gap-3">
        <Skeleton className="my-1 h-6 w-28" />
        <ListSkeleton />
      </div>
    </Page>
  );
}
