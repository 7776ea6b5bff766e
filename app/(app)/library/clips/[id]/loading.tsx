import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-56" />}
      description={<Skeleton className="my-0.5 h-4 w-44" />}
    >
      <div role="status" aria-label="Loading" className="grid grid-cols-1 gap-8 roomy:grid-cols-[minmax(0,1fr)_260px]">
        <div className="grid content-start gap-5">
          <Skeleton className="h-[70px] rounded-lg" />
          <Skeleton className="h-16 rounded-md" />
        </div>
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </Page>
  );
}
