import type { Metadata } from "next";
import { NoteEditor } from "@/components/notes/editor/note-editor";
import { emojiOf } from "@/components/notes/emoji-of";
import { NoteView } from "@/components/notes/note-view";
import { Page } from "@/components/shell/page";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadProject } from "../../projects/[id]/load-project";
import { loadNote } from "./load-note";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadNote((await params).id)).title ?? "Untitled note" };
}

export default async function NotePage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const note = await loadNote(id);
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
