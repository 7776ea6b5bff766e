import { MessageSquareQuote, NotebookPen } from "lucide-react";
import Link from "next/link";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { LibraryNote } from "@/lib/api/notes/shapes";
import { counted } from "@/lib/core/text/counted";
import { emojiOf } from "../emoji-of";
import { NoteMenu } from "../note-menu";

/** A project's notes; the title's link makes the whole row clickable. */
export function NoteList({ notes, canWrite }: { notes: LibraryNote[]; canWrite: boolean }) {
  return (
    <ul aria-label="Notes" className="divide-y">
      {notes.map((note) => {
        const title = note.title ?? "Untitled note";
        return (
          <li key={note.id} className="relative flex items-start gap-3 px-4 py-3.5 hover:bg-background">
            <span aria-hidden className="flex size-7 shrink-0 items-center justify-center text-lg">
              {emojiOf(note) ?? <NotebookPen className="size-[18px] text-muted-foreground" />}
            </span>
            <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
              <Link href={`/library/notes/${note.id}`} className="truncate font-medium after:absolute after:inset-0">
                {title}
              </Link>
              {note.preview && <span className="truncate text-muted-foreground">{note.preview}</span>}
              <span className="flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm">
                <span className="wrap-anywhere min-w-0">
                  Updated <RelativeTime iso={note.updatedAt} />
                  {note.createdBy?.name && ` · by ${note.createdBy.name}`}
                </span>
                {note.evidenceCount > 0 && (
                  <span className="inline-flex items-center gap-1">
                    <MessageSquareQuote aria-hidden className="size-3.5" />
                    {counted(note.evidenceCount, "quote")}
                  </span>
                )}
              </span>
            </span>
            <NoteMenu note={{ id: note.id, title }} canWrite={canWrite} />
          </li>
        );
      })}
    </ul>
  );
}
