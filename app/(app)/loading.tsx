import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Home" }]} title={<TitleSkeleton className="h-7 w-44" />}>
      <ListSkeleton />
    </Page>
  );
}
