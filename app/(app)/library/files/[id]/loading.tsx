import { TranscriptSkeleton } from "@/components/library/transcript-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-64" />}
    >
      <div className="grid grid-cols-1 gap-8 roomy:grid-cols-[minmax(0,1fr)_232px]">
        <TranscriptSkeleton label="Loading" />
        <Skeleton className="order-first h-52 rounded-lg roomy:order-none" />
      </div>
    </Page>
  );
}
