import type { ReactNode } from "react";
import { Page } from "@/components/shell/page";
import { TitleSkeleton } from "@/components/shell/title-skeleton";
import { Skeleton } from "@/components/ui/states/skeleton";

/** A study's page, or one below it, while it is loading: its head, and what the page has instead of its content. */
export function StudyLoading({ children }: { children: ReactNode }) {
  return (
    <Page
      crumbs={[{ label: "Studies", href: "/studies" }, { label: "…" }]}
      title={<TitleSkeleton className="h-7 w-72 max-w-full" />}
      description={<Skeleton className="h-5 w-48" />}
    >
      {children}
    </Page>
  );
}
