import Link from "next/link";
import { Page } from "@/components/shell/page";
import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export const metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <Page crumbs={[{ label: "Not found" }]}>
      <EmptyState
        heading="h1"
        art={<Art scene="nothing" />}
        title="There’s nothing at this address"
        action={
          <Button asChild tone="primary">
            <Link href="/">Go to Home</Link>
          </Button>
        }
      >
        It may have been deleted, it may belong to another of your workspaces, or your role may not have access to it.
      </EmptyState>
    </Page>
  );
}
