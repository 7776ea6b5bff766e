import { ListLoading } from "@/components/shell/list-loading";
import { FiltersSkeleton } from "@/components/ui/filters-skeleton";

export default function Loading() {
  return (
    <ListLoading title="Studies">
      <FiltersSkeleton />
    </ListLoading>
  );
}
