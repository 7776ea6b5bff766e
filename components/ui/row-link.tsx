import Link from "next/link";
import type { ReactNode } from "react";

/** The name of a table row, as a link that makes the whole row clickable. In a narrow table it may take two lines. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      dir="auto"
      className="wrap-anywhere text-left font-medium after:absolute after:inset-0 @max-[520px]:line-clamp-2 @min-[520px]:truncate"
    >
      {children}
    </Link>
  );
}
