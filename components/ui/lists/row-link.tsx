import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { PageLink } from "@/components/ui/links/page-link";

type Props = {
  href: string;
  /** Never cut, since its end is what tells it apart from others, as a file's name. */
  whole?: boolean;
  children: ReactNode;
};

/** The name of a table row, as a link that makes the whole row clickable. In a narrow table it may take two lines. */
export function RowLink({ href, whole, children }: Props) {
  return (
    <PageLink
      href={href}
      dir="auto"
      className={cn(
        "wrap-anywhere text-left font-medium after:absolute after:inset-0",
        !whole && "@max-[32.5rem]:line-clamp-2 @min-[32.5rem]:truncate",
      )}
    >
      {children}
    </PageLink>
  );
}
