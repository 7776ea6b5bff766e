import { ClipFilters } from "@/components/clips/clip-filters";
import { ClipList } from "@/components/clips/clip-list";
import { LibraryFrame } from "@/components/library/library-frame";
import { toClip } from "@/lib/api/clips/clips";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/clips/list";
import { withLinks } from "@/lib/services/clips/with-links";
import { names } from "@/lib/services/projects/names";

export const metadata = { title: "Clips" };

const PAGE_LENGTH = 24;

type Props = { searchParams: SearchParams };

const given = (filters: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));

export default async function ClipsPage({ searchParams }: Props) {
  const { q, projectId, fileId, sessionId, studyId, cursor } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const filters = given({ q, projectId, fileId, sessionId, studyId });
  const [{ items, nextCursor }, projects] = await Promise.all([
    pageOrNotFound(list(ctx, { ...filters, cursor, limit: PAGE_LENGTH })),
    names(ctx, projectId),
  ]);
  const clips = (await withLinks(items)).map(toClip);
  const source = given({ fileId, sessionId, studyId });
  const query = new URLSearchParams(filters);
  const isOfOne = Object.keys(source).length > 0;
  const name = studyId ? "one study" : (clips[0]?.evidence.sourceName ?? "one source");
  return (
    <LibraryFrame shown="clips">
      {(clips.length > 0 || query.size > 0 || cursor) && (
        <ClipFilters
          here="/library/clips"
          q={filters.q ?? ""}
          projectId={projectId}
          projects={projects}
          only={isOfOne ? { name, href: "/library/clips" } : null}
          keep={source}
        />
      )}
      <ClipList
        clips={clips}
        canWrite={may(ctx, "evidence.write")}
        isFiltered={query.size > 0}
        address={query.size > 0 ? `/library/clips?${query}` : "/library/clips"}
        cursor={cursor}
        nextCursor={nextCursor}
        filesHref="/library?show=files"
      />
    </LibraryFrame>
  );
}
