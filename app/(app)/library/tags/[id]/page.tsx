import type { Metadata } from "next";
import { Page } from "@/components/shell/page";
import { PassageFilters } from "@/components/tags/page/passage-filters";
import { PassageList } from "@/components/tags/page/passage-list";
import { TagPageActions } from "@/components/tags/page/tag-page-actions";
import { TagChip } from "@/components/tags/tag-chip";
import { tagDot } from "@/components/tags/tag-color";
import { toTaggedPassage } from "@/lib/api/tags/passages";
import { counted } from "@/lib/core/text/counted";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { children } from "@/lib/services/tags/children";
import { passages } from "@/lib/services/tags/passages";
import { loadProject } from "../../projects/[id]/load-project";
import { loadTag } from "./load-tag";

const PAGE_LENGTH = 50;

type Props = {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadTag((await params).id)).title };
}

export default async function TagPage({ params, searchParams }: Props) {
  const [{ id }, given] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const tag = await loadTag(id);
  const filter = { ownerId: given.ownerId || undefined, speaker: given.speaker || undefined, q: given.q || undefined };
  const [project, page, below] = await Promise.all([
    loadProject(tag.projectId),
    pageOrNotFound(passages(ctx, id, { ...filter, limit: PAGE_LENGTH })),
    children(ctx, id),
  ]);
  const here = `/library/projects/${tag.projectId}`;
  return (
    <Page
      width="text"
      crumbs={[
        { label: "Library", href: "/library" },
        { label: project.title, href: here },
        { label: "Tags", href: `${here}/tags` },
        { label: tag.title },
      ]}
      title={
        <span className="inline-flex items-start gap-2.5">
          <span aria-hidden className="flex h-lh shrink-0 items-center">
            <span className="size-3 rounded-full" style={{ backgroundColor: tagDot(tag) }} />
          </span>
          {tag.title}
        </span>
      }
      description={tag.description}
      actions={<TagPageActions id={id} title={tag.title} filter={filter} disabled={page.items.length === 0} />}
    >
      <div className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
        <span className="tabular-nums">{counted(tag.passages, "passage")}</span>
        {tag.path.length > 0 && (
          <span className="flex flex-wrap items-center gap-1.5">
            in
            {tag.path.map((above) => (
              <TagChip key={above.id} tag={above} href={`/library/tags/${above.id}`} />
            ))}
          </span>
        )}
        {below.length > 0 && (
          <span className="flex flex-wrap items-center gap-1.5">
            including
            {below.map((child) => (
              <TagChip key={child.id} tag={child} href={`/library/tags/${child.id}`} />
            ))}
          </span>
        )}
      </div>
      <PassageFilters tag={tag} filter={filter} />
      <PassageList
        key={JSON.stringify(filter)}
        tagId={id}
        filter={filter}
        first={{ items: page.items.map(toTaggedPassage), nextCursor: page.nextCursor }}
        canWrite={may(ctx, "evidence.write")}
      />
    </Page>
  );
}
