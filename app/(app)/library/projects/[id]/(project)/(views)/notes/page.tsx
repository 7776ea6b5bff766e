import type { Metadata } from "next";
import { NewNote } from "@/components/notes/list/new-note";
import { NoteList } from "@/components/notes/list/note-list";
import { SearchedList } from "@/components/ui/lists/searched-list";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toLibraryNote } from "@/lib/api/notes/shapes";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/notes/list";
import { loadProject } from "../../../load-project";

const PAGE_LENGTH = 50;

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Notes of ${(await loadProject((await params).id)).title}` };
}

export default async function NotesPage({ params, searchParams }: Props) {
  const [{ id }, { cursor, q: asked }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { projectId: id, cursor, q, limit: PAGE_LENGTH }));
  const canWrite = may(ctx, "evidence.write");
  return (
    <SearchedList
      things="notes"
      here={`/library/projects/${id}/notes`}
      q={q}
      cursor={cursor}
      nextCursor={nextCursor}
      isEmpty={items.length === 0}
      action={canWrite && (items.length > 0 || q) && <NewNote projectId={id} />}
      none={
        <Panel>
          <EmptyState art={<Art scene="files" />} title="No notes yet" action={canWrite && <NewNote projectId={id} />}>
            Write down what you make of it, with quotes that stay tied to what was said.
          </EmptyState>
        </Panel>
      }
    >
      <NoteList notes={items.map(toLibraryNote)} canWrite={canWrite} />
    </SearchedList>
  );
}
