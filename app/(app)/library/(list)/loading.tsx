import { ListLoading } from "@/components/shell/list-loading";
import { TabsSkeleton } from "@/components/ui/tabs-skeleton";

export default function Loading() {
  return (
    <ListLoading title="Library">
      <TabsSkeleton widths={["w-14", "w-14", "w-9", "w-10"]} />
    </ListLoading>
  );
}
