"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { contentType } from "@/components/library/content-type";
import { putFile } from "@/components/library/put-file";
import { Button } from "@/components/ui/button";
import { FileDrop } from "@/components/ui/files/file-drop";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { useAction } from "@/components/ui/hooks/use-action";
import { Callout } from "@/components/ui/states/callout";
import { Failure } from "@/components/ui/states/failure";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { call } from "@/lib/api/client/call";
import { typeset } from "@/lib/core/text/typeset";
import type { SessionRecording } from "../shapes";

type Props = { session: SessionRecording };

const ANY = {
  label: "Add the recording or its transcript",
  hint: "Audio or video, or VTT, SRT, TXT, DOCX",
  accept: "audio/*,video/*,.vtt,.srt,.txt,.docx",
};
const WORDS = {
  label: "Add its transcript",
  hint: "VTT, SRT, TXT, DOCX, PDF or CSV",
  accept: ".vtt,.srt,.txt,.docx,.pdf,.csv,.tsv",
};

/** After a live interview: adds its recording or transcript, or counts it without either. */
export function LiveRecording({ session: { studyId, sessionId, recording } }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const [progress, setProgress] = useState<number | null>(null);
  const sends = progress !== null;
  const params = { id: studyId, sessionId };
  const lacksWords = recording?.status === "ready" && recording.transcriptStatus === "needed";
  const put = (file: File, upload: Parameters<typeof putFile>[1]) =>
    putFile(file, upload, setProgress, new AbortController().signal);
  const send = (file: File) =>
    run(async () => {
      setProgress(0);
      const body = { name: file.name, sizeBytes: file.size, contentType: contentType(file) };
      if (lacksWords) {
        const upload = await call("POST /library/uploads", { body });
        await put(file, upload);
        await call("POST /studies/{id}/sessions/{sessionId}/recording/transcript", {
          params,
          body: { uploadId: upload.id },
        });
      } else {
        const upload = await call("POST /studies/{id}/sessions/{sessionId}/recording", { params, body });
        await put(file, upload);
        await call("POST /library/files/{id}/complete", { params: { id: upload.fileId } });
      }
      router.refresh();
    }).finally(() => setProgress(null));
  const finish = () =>
    run(async () => {
      await call("POST /studies/{id}/sessions/{sessionId}/finish", { params });
      router.refresh();
    });
  if (recording?.status === "processing")
    return (
      <div role="status" className="mt-5">
        <RefreshWhile active />
        <ProgressBar label="Processing the recording" value={null} />
        <p className="mt-2 text-muted-foreground text-sm">{recording.name} is uploaded and being processed.</p>
      </div>
    );
  return (
    <div className="mt-5 grid gap-3 text-left">
      <Failure text={error} />
      {recording?.error && <Callout tone="warning">{typeset(recording.error)}</Callout>}
      {lacksWords && !recording.error && (
        <Callout tone="info">{recording.name} is uploaded, but nothing on this installation can transcribe it.</Callout>
      )}
      {sends ? (
        <ProgressBar label="Upload" value={progress} />
      ) : (
        <>
          <FileDrop {...(lacksWords ? WORDS : ANY)} onFiles={([given]) => given && void send(given.file)} />
          <Button busy={busy} onClick={finish} className="justify-self-center">
            Count it without a transcript
          </Button>
        </>
      )}
    </div>
  );
}
