"use client";
import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import { FileDrop } from "@/components/ui/file-drop";
import { ACCEPTED } from "./content-type";
import { sendFile } from "./send-file";
import { UploadList } from "./upload-list";
import { useUploads } from "./use-uploads";

/** Where files are dropped onto a project; a finished one appears in the list below. Leaving meanwhile is asked about. */
export function ProjectUploads({ projectId, roomy }: { projectId: string; roomy: boolean }) {
  const router = useRouter();
  const send = useCallback(
    (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
      sendFile(file, projectId, onProgress, signal),
    [projectId],
  );
  const refresh = useCallback(() => router.refresh(), [router]);
  const { uploads, add, retry, drop } = useUploads(send, refresh);
  const sending = uploads.some(({ error }) => error === null);
  useEffect(() => {
    if (!sending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [sending]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileDrop
        label="Drop transcripts and recordings here, or choose files"
        hint="VTT, SRT, TXT, DOCX, PDF, CSV, audio or video, up to 2 GB each"
        accept={ACCEPTED}
        multiple
        compact={!roomy}
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onDrop={drop} />
    </div>
  );
}
