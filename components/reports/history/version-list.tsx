import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Report, ReportVersion } from "@/lib/api/reports/shape";

type Props = { report: Report; versions: ReportVersion[]; shown: number | null };

const nameOf = (person: Report["createdBy"]): string => (person ? (person.name ?? person.email) : "Written by Earshot");

/** The versions of a report, newest first; each has an address. */
export function VersionList({ report, versions, shown }: Props) {
  const here = `/reports/${report.id}/history`;
  const now = { number: null, createdAt: report.editedAt ?? report.updatedAt, by: nameOf(report.editedBy), href: here };
  const older = versions.map(({ number, createdAt, createdBy }) => ({
    number,
    createdAt,
    by: nameOf(createdBy),
    href: `${here}?version=${number}`,
  }));
  return (
    <nav aria-label="Versions" className="h-fit min-[900px]:sticky min-[900px]:top-20">
      <ol className="grid max-h-[70vh] gap-px overflow-y-auto rounded-lg border p-1">
        {[now, ...older].map(({ number, createdAt, by, href }) => (
          <li key={href}>
            <Link
              href={href}
              scroll={false}
              aria-current={number === shown ? "page" : undefined}
              className={cn(
                "grid rounded-md px-3 py-2 -outline-offset-2 hover:bg-muted",
                number === shown && "bg-primary-soft hover:bg-primary-soft",
              )}
            >
              <span className="font-medium first-letter:uppercase">
                {number === null ? "Now" : <RelativeTime iso={createdAt} />}
              </span>
              <span className="truncate text-muted-foreground text-sm">
                {by}
                {number === null && (
                  <>
                    {" · "}
                    <RelativeTime iso={createdAt} />
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {older.length === 0 && (
        <p className="px-4 pt-3 text-pretty text-muted-foreground text-sm">
          No earlier versions yet. Each sitting of changes is kept here.
        </p>
      )}
    </nav>
  );
}
