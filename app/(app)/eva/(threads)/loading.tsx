import { EvaSkeleton } from "@/components/eva/eva-skeleton";
import { Page } from "@/components/shell/page";

export default function Loading() {
  return (
    <Page crumbs={[{ label: "Eva" }]} width="bare">
      <EvaSkeleton />
    </Page>
  );
}
