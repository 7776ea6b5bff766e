"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { contentType } from "@/components/library/content-type";
import { putFile } from "@/components/library/put-file";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { FileDrop } from "@/components/ui/file-drop";
import { ProgressBar } from "@/components/ui/progress-bar";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import { completeUpload } from "@/lib/api/library-uploads";
import { finishSession, startSessionRecording } from "@/lib/api/study-recording";

type Props = { studyId: string; sessionId: string };

/** After a talk of one's own: its recording or its transcript is added, or it is counted without either. */
export function LiveRecording({ studyId, sessionId }: Props) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const [progress, setProgress] = useState<number | null>(null);
  const params = { id: studyId, sessionId };
  const send = (file: File) =>
    run(async () => {
      const body = { name: file.name, sizeBytes: file.size, contentType: contentType(file) };
      const upload = await call(startSessionRecording, { params, body });
      await putFile(file, upload, setProgress, new AbortController().signal);
      await call(completeUpload, { params: { id: upload.fileId } });
      router.refresh();
    }).finally(() => setProgress(null));
  const finish = () =>
    run(async () => {
      await call(finishSession, { params });
      router.refresh();
    });
  return (
    <div className="mt-5 grid gap-3 text-left">
      {error && <Callout tone="danger">{error}</Callout>}
      <FileDrop
        label="Add the recording or its transcript"
        hint="Audio or video, or VTT, SRT, TXT, DOCX"
        accept="audio/*,video/*,.vtt,.srt,.txt,.docx"
        onFiles={([file]) => file && void send(file)}
      />
      {progress !== null && <ProgressBar label="Upload of the recording" value={progress} />}
      <Button
        busy={busy && progress === null}
        disabled={progress !== null}
        onClick={finish}
        className="justify-self-center"
      >
        Count it without a transcript
      </Button>
    </div>
  );
}
