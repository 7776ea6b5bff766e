import type { Metadata } from "next";
import { ClipFilters } from "@/components/clips/clip-filters";
import { ClipList } from "@/components/clips/clip-list";
import { toClip } from "@/lib/api/clips/clips";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/clips/list";
import { withLinks } from "@/lib/services/clips/with-links";
import { loadProject } from "../../../load-project";

const PAGE_LENGTH = 24;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Clips of ${(await loadProject((await params).id)).title}` };
}

export default async function ProjectClipsPage({ params, searchParams }: Props) {
  const [{ id }, { q: asked, cursor }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const query = { projectId: id, q, cursor, limit: PAGE_LENGTH };
  const { items, nextCursor } = await pageOrNotFound(list(ctx, query));
  const here = `/library/projects/${id}/clips`;
  return (
    <>
      {(items.length > 0 || q !== undefined || cursor) && <ClipFilters here={here} q={q ?? ""} only={null} />}
      <ClipList
        clips={(await withLinks(items)).map(toClip)}
        canWrite={may(ctx, "evidence.write")}
        isFiltered={q !== undefined}
        address={q ? `${here}?q=${encodeURIComponent(q)}` : here}
        cursor={cursor}
        nextCursor={nextCursor}
        filesHref={`/library/projects/${id}`}
      />
    </>
  );
}
