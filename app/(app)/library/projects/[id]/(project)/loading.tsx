import { ListSkeleton } from "@/components/library/list-skeleton";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { TabsSkeleton } from "@/components/ui/links/tabs-skeleton";

/** The head, the tabs and a list, which every view of a project starts with. */
export default function Loading() {
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-64" />}
    >
      <TabsSkeleton widths={["w-8", "w-9", "w-10", "w-10", "w-12"]} />
      <ListSkeleton />
    </Page>
  );
}
