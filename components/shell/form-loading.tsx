import { Skeleton } from "@/components/ui/states/skeleton";
import { Page } from "./page";
import type { Crumb } from "./top-bar";

type Props = { crumbs: Crumb[]; title: string };

/** A page with a form while it is loading: fields, then choices, then the button. */
export function FormLoading({ crumbs, title }: Props) {
  return (
    <Page crumbs={[...crumbs, { label: title }]} title={title} width="text">
      <div role="status" aria-label="Loading" className="grid gap-6">
        <div className="grid gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-20 rounded-md" />
        </div>
        <div className="grid gap-2 pair:grid-cols-2">
          {["a", "b", "c", "d"].map((choice) => (
            <Skeleton key={choice} className="h-20 rounded-md" />
          ))}
        </div>
        <Skeleton className="ml-auto h-8 w-32" />
      </div>
    </Page>
  );
}
