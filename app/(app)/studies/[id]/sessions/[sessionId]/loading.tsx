import { TranscriptSkeleton } from "@/components/library/transcript-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-16" />}
      description={<Skeleton className="my-0.5 h-4 w-40" />}
    >
      <div className="grid grid-cols-1 gap-8 roomy:grid-cols-[minmax(0,1fr)_260px]">
        <TranscriptSkeleton label="Loading" />
        <Skeleton className="hidden h-72 rounded-lg roomy:block" />
      </div>
    </Page>
  );
}
