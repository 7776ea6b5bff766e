import { ListSkeleton } from "@/components/library/list-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";
import { Page } from "./page";

/** A page with a list while it is loading: its title is known, and what is below it keeps its place. */
export function ListLoading({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <Page crumbs={[{ label: title }]} title={title} description={<Skeleton className="my-0.5 h-4 w-full max-w-80" />}>
      {children}
      <ListSkeleton />
    </Page>
  );
}
