import { headers } from "next/headers";
import Link from "next/link";
import { Page } from "@/components/shell/page";
import { placeAbove } from "@/components/shell/place-above";
import { Button } from "@/components/ui/button";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { longDay } from "@/lib/core/time/dates";
import { pageContext } from "@/lib/http/pages/page-context";
import { deletionOf } from "@/lib/services/audit/deletion-of";

export const metadata = { title: "Not found" };

/** An old link to something that was deleted has an id, or a study's slug. */
const IDS = /\b[a-z]{3}_[0-9a-z]{20,40}\b/g;
const SLUG = /^\/studies\/([^/?]+)/;

async function whatWasThere(path: string) {
  const ids = path.split("?", 1)[0]?.match(IDS) ?? [];
  const [, slug] = SLUG.exec(path) ?? [];
  const named = slug === undefined ? ids : [decodeURIComponent(slug), ...ids];
  if (named.length === 0) return null;
  const { ctx } = await pageContext();
  return deletionOf(ctx, named.slice(0, 4));
}

export default async function NotFound() {
  const path = (await headers()).get("x-page-path") ?? "";
  const deleted = await whatWasThere(path);
  const above = placeAbove(path);
  const action = (
    <>
      {above && (
        <Button asChild tone="primary">
          <Link href={above.href}>Go to {above.label}</Link>
        </Button>
      )}
      <Button asChild tone={above ? "secondary" : "primary"}>
        <Link href="/">Go to Home</Link>
      </Button>
    </>
  );
  const art = <Art scene="nothing" />;
  if (deleted)
    return (
      <Page crumbs={[{ label: "Deleted" }]}>
        <EmptyState heading="h1" art={art} title={`This ${deleted.kind} was deleted`} action={action}>
          <span className="wrap-anywhere">
            {deleted.name ? `“${deleted.name}”` : "It"} was deleted{deleted.by && ` by ${deleted.by}`} on{" "}
            {longDay(deleted.deletedAt)}.
          </span>
        </EmptyState>
      </Page>
    );
  return (
    <Page crumbs={[{ label: "Not found" }]}>
      <EmptyState heading="h1" art={art} title="There’s nothing at this address" action={action}>
        It may have been deleted, it may belong to another of your workspaces, or your role may not have access to it.
      </EmptyState>
    </Page>
  );
}
