import { TranscriptLoading } from "@/components/library/transcript-loading";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-16" />}
      description={<Skeleton className="my-0.5 h-4 w-40" />}
      actions={<Skeleton className="h-8 w-40" />}
      steps={<span className="block h-8 w-16" />}
    >
      <TranscriptLoading />
    </Page>
  );
}
