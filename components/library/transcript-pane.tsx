import { Art } from "@/components/ui/art";
import { Callout } from "@/components/ui/callout";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { GiveTranscript } from "./give-transcript";
import type { FileDetail } from "./shapes";
import { Transcript } from "./transcript";

/** The transcript, or what stands in its way and what to do about it. */
export function TranscriptPane({ file, canWrite }: { file: FileDetail; canWrite: boolean }) {
  if (file.status === "failed") {
    return (
      <div className="grid content-start gap-4">
        <Callout tone="danger" title="This file could not be read">
          {file.error ?? "Check that it opens on your computer, then upload it again."}
        </Callout>
      </div>
    );
  }
  if (file.transcriptStatus === "needed") {
    return (
      <EmptyState art={<Art scene="voice" />} title="This recording needs a transcript">
        <p>{file.error ?? "No speech service is connected, and Earshot never makes up what was said."}</p>
        {canWrite && <GiveTranscript fileId={file.id} />}
      </EmptyState>
    );
  }
  if (file.transcript && file.transcript.segments.length > 0) return <Transcript segments={file.transcript.segments} />;
  if (file.status === "processing" || file.transcriptStatus === "pending") {
    return (
      <div role="status" aria-label="The transcript is being prepared" className="grid content-start gap-6">
        {["w-11/12", "w-3/5", "w-10/12", "w-1/2", "w-4/5"].map((width) => (
          <div key={width} className="grid gap-2 pl-16">
            <Skeleton className="h-5 w-28" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    );
  }
  return (
    <EmptyState title="There are no words in this file">It was read, and nothing in it is speech or text.</EmptyState>
  );
}
