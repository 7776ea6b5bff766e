import { Page } from "@/components/shell/page";
import { Skeleton } from "@/components/ui/states/skeleton";

export default function Loading() {
  return (
    <Page
      width="text"
      crumbs={[{ label: "Eva", href: "/eva" }, { label: "Approvals" }]}
      title="Approvals"
      description={<Skeleton className="my-0.5 h-4 w-full max-w-96" />}
    >
      <div role="status" aria-label="Loading" className="grid gap-6">
        <Skeleton className="h-8 w-80 max-w-full" />
        <Skeleton className="h-40 rounded-lg" />
      </div>
    </Page>
  );
}
