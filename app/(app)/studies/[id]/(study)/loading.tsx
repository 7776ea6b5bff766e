import { StudyLoading } from "@/components/studies/frame/study-loading";
import { OverviewSkeleton } from "@/components/studies/overview/overview-skeleton";
import { TabsSkeleton } from "@/components/ui/links/tabs-skeleton";

/** The head, the tabs and the overview, which is where links to a study lead. */
export default function Loading() {
  return (
    <StudyLoading>
      <TabsSkeleton widths={["w-16", "w-20", "w-14", "w-14", "w-24", "w-12", "w-10", "w-12"]} />
      <OverviewSkeleton />
    </StudyLoading>
  );
}
