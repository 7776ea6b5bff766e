import type { Report } from "@/lib/api/reports/shape";

/** What a report was written from, as far as it still exists, with links. */
export function namesOf({ sources }: Pick<Report, "sources">): { id: string; name: string; href: string }[] {
  return [
    ...sources.studies.map(({ id, title }) => ({ id, name: title, href: `/studies/${id}` })),
    ...sources.files.map(({ id, name }) => ({ id, name, href: `/library/files/${id}` })),
  ];
}
