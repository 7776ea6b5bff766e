"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FileDrop } from "@/components/ui/files/file-drop";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { call } from "@/lib/api/client/call";
import { contentType } from "./content-type";
import { putFile } from "./put-file";

/** Accepts a transcript for a recording that couldn't be transcribed here. */
export function GiveTranscript({ fileId }: { fileId: string }) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const [progress, setProgress] = useState(0);
  const give = (file: File) =>
    run(async () => {
      const body = { name: file.name, sizeBytes: file.size, contentType: contentType(file) };
      const upload = await call("POST /library/uploads", { body });
      await putFile(file, upload, setProgress, new AbortController().signal);
      await call("POST /library/files/{id}/transcript", { params: { id: fileId }, body: { uploadId: upload.id } });
      router.refresh();
    });
  return (
    <div className="mt-5 grid gap-3 text-left">
      <Failure text={error} />
      <FileDrop
        label="Add a transcript"
        hint="VTT, SRT, TXT, DOCX, PDF or CSV"
        accept=".vtt,.srt,.txt,.docx,.pdf,.csv,.tsv"
        onFiles={([given]) => given && void give(given.file)}
      />
      {busy && <ProgressBar label="Transcript upload" value={progress} />}
    </div>
  );
}
