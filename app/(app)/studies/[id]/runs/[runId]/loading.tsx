import { StudyLoading } from "@/components/studies/frame/study-loading";
import { BlocksSkeleton } from "@/components/ui/states/blocks-skeleton";

export default function Loading() {
  return (
    <StudyLoading>
      <BlocksSkeleton />
    </StudyLoading>
  );
}
