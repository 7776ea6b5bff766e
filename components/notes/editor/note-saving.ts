import type { Saving } from "@/components/autosave/use-autosave";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import type { LibraryNoteDetail } from "@/lib/api/note-shapes";
import { getNoteVersion, getProjectNote, updateProjectNote } from "@/lib/api/notes";

type NoteDraft = { title: string | null; emoji: string | null; content: unknown[] };

/** A note takes changes until it is deleted. */
export const noteSaving: Saving<LibraryNoteDetail, NoteDraft> = {
  draftOf: ({ title, emoji, content }) => ({ title, emoji, content }),
  save: (changed, { id, version }) => call(updateProjectNote, { params: { id }, body: { version, ...changed } }),
  latest: async (stored) => {
    const params = { id: stored.id };
    try {
      const { version } = await call(getNoteVersion, { params });
      return version === stored.version ? stored : await call(getProjectNote, { params });
    } catch (thrown) {
      if (CallError.isNotFound(thrown)) return null;
      throw thrown;
    }
  },
  lookMs: 5000,
};
