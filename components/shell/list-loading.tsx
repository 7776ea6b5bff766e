import { ListSkeleton } from "@/components/library/list-skeleton";
import { Skeleton } from "@/components/ui/skeleton";
import { Page } from "./page";

/** A page of one list while it is loading: its title is known, and what stands under it keeps its place. */
export function ListLoading({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <Page crumbs={[{ label: title }]} title={title} description={<Skeleton className="my-0.5 h-4 w-full max-w-80" />}>
      {children}
      <ListSkeleton />
    </Page>
  );
}
