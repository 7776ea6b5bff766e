import { Art } from "@/components/ui/states/art";
import { Callout } from "@/components/ui/states/callout";
import { EmptyState } from "@/components/ui/states/empty-state";
import { typeset } from "@/lib/core/text/typeset";
import { GiveTranscript } from "./give-transcript";
import type { FileDetail } from "./shapes";
import { TranscriptSkeleton } from "./transcript-skeleton";

/** Why there is no transcript, and what to do about it. */
export function NoTranscript({ file, canWrite }: { file: FileDetail; canWrite: boolean }) {
  if (file.status === "failed") {
    return (
      <div className="grid content-start gap-4">
        <Callout tone="danger" title="This file couldn’t be read">
          {typeset(file.error ?? "Check that it opens on your computer, then upload it again.")}
        </Callout>
      </div>
    );
  }
  if (file.transcriptStatus === "needed") {
    return (
      <EmptyState art={<Art scene="voice" />} title="This recording needs a transcript">
        <p>{typeset(file.error ?? "No speech service is connected, and Earshot never makes up what was said.")}</p>
        {canWrite && <GiveTranscript fileId={file.id} />}
      </EmptyState>
    );
  }
  if (file.status === "processing" || file.transcriptStatus === "pending") {
    return (
      <div className="grid content-start gap-6">
        {file.error && <Callout tone="info">{typeset(file.error)}</Callout>}
        <TranscriptSkeleton label="Preparing the transcript" />
      </div>
    );
  }
  return <EmptyState title="There are no words in this file">Earshot read it and found no speech or text.</EmptyState>;
}
