"use client";
import { toast } from "@/components/ui/dialogs/toast";
import { FileDrop } from "@/components/ui/files/file-drop";
import type { GivenFile } from "@/components/ui/files/given-file";
import { useUploads } from "@/components/uploads/uploads-context";
import { ACCEPTED, isAccepted } from "./content-type";

type Props = {
  /** Null keeps them outside of every project, until somebody moves them. */
  projectId: string | null;
  roomy: boolean;
};

/** Where files and folders are dropped; the upload tray shows their progress. */
export function AddFiles({ projectId, roomy }: Props) {
  const { add } = useUploads();
  const take = (given: GivenFile[], isCut: boolean) => {
    // From a folder, takes only what the library accepts; a file given on its own is refused by name instead.
    const taken = given.filter(({ file, path }) => path === file.name || isAccepted(file.name));
    const left = given.length - taken.length;
    if (left > 0)
      toast.error(
        left === 1 ? "1 file of an unsupported type was skipped." : `${left} files of unsupported types were skipped.`,
      );
    if (isCut) toast.error("That was a lot at once. Only the first 2,000 files were added.");
    add(taken.map((one) => ({ ...one, projectId })));
  };
  return (
    <FileDrop
      label="Drop transcripts, recordings or folders here, or choose files"
      touchLabel="Add transcripts or recordings"
      hint="VTT, SRT, TXT, DOCX, PDF, CSV, audio or video, up to 2 GB each"
      accept={ACCEPTED}
      multiple
      folders
      compact={!roomy}
      onFiles={take}
    />
  );
}
