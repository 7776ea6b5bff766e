import Link from "next/link";
import type { ReactNode } from "react";

/** What names a row of a table and opens it from anywhere on the row. Where the table is narrow it takes a second line. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="wrap-anywhere font-medium after:absolute after:inset-0 @max-[520px]:line-clamp-2 @min-[520px]:truncate"
    >
      {children}
    </Link>
  );
}
