import { TranscriptLoading } from "@/components/library/transcript-loading";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-64 max-w-full" />}
      description={<Skeleton className="my-0.5 h-4 w-24" />}
    >
      <TranscriptLoading />
    </Page>
  );
}
