import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-48" />}
    >
      <div role="status" aria-label="Loading" className="grid grid-cols-1 gap-6 roomy:grid-cols-[minmax(0,1fr)_400px]">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="mt-11 h-44 rounded-lg" />
      </div>
    </Page>
  );
}
