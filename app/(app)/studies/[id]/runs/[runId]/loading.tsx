import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { BlocksSkeleton } from "@/components/ui/blocks-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-72 max-w-full" />}
      description={<Skeleton className="h-5 w-48" />}
    >
      <BlocksSkeleton />
    </Page>
  );
}
