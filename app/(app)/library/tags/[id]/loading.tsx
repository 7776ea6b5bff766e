import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page
      width="text"
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-48" />}
    >
      <div role="status" aria-label="Loading" className="grid gap-5">
        <Skeleton className="h-9 rounded-sm" />
        {["a", "b", "c", "d"].map((row) => (
          <Skeleton key={row} className="h-24 rounded-md" />
        ))}
      </div>
    </Page>
  );
}
