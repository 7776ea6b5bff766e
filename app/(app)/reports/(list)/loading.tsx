import { ListLoading } from "@/components/shell/list-loading";
import { FiltersSkeleton } from "@/components/ui/lists/filters-skeleton";

export default function Loading() {
  return (
    <ListLoading title="Reports">
      <FiltersSkeleton />
    </ListLoading>
  );
}
