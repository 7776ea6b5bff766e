import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/skeleton";

/** The head, the tabs and a list: what every part of a project begins with. */
export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-64" />}
    >
      <div className="flex h-[31px] items-start gap-5 border-b">
        {["w-8", "w-9", "w-10", "w-10", "w-12"].map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs without a content
          <Skeleton key={at} className={`mt-1 h-3.5 ${width}`} />
        ))}
      </div>
      <ListSkeleton />
    </Page>
  );
}
