import type { Metadata } from "next";
import { cache } from "react";
import { NoteEditor } from "@/components/notes/editor/note-editor";
import { emojiOf } from "@/components/notes/emoji-of";
import { NoteView } from "@/components/notes/note-view";
import { Page } from "@/components/shell/page";
import { toLibraryNoteDetail } from "@/lib/api/note-shapes";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { get } from "@/lib/services/notes/get";
import { loadProject } from "../../projects/[id]/load-project";

type Props = { params: Promise<{ id: string }> };

const load = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id).then(toLibraryNoteDetail));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await load((await params).id)).title ?? "Untitled note" };
}

export default async function NotePage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const note = await load(id);
  const project = await loadProject(note.projectId);
  const projectHref = `/library/projects/${note.projectId}`;
  const title = note.title ?? "Untitled note";
  const canWrite = may(ctx, "evidence.write");
  return (
    <Page
      width="text"
      crumbs={[
        { label: "Library", href: "/library" },
        { label: project.title, href: projectHref },
        { label: "Notes", href: `${projectHref}/notes` },
        { label: title },
      ]}
      title={canWrite ? undefined : [emojiOf(note), title].filter(Boolean).join(" ")}
    >
      {canWrite ? <NoteEditor key={id} note={note} projectHref={projectHref} /> : <NoteView note={note} />}
    </Page>
  );
}
