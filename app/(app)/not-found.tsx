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
        title="There is nothing at this address"
        action={
          <Button asChild tone="primary">
            <Link href="/">Go to Home</Link>
          </Button>
        }
      >
        It may have been deleted, it belongs to another of your workspaces, or it is not for your role.
      </EmptyState>
    </Page>
  );
}
