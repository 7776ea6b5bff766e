import { Badge } from "@/components/ui/badge";
import { ProgressBar } from "@/components/ui/states/progress-bar";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { ArchiveShape } from "@/lib/api/settings/archives";
import { byteSize } from "@/lib/core/text/byte-size";
import { counted } from "@/lib/core/text/counted";
import { longDay } from "@/lib/core/time/dates";
import { ArchiveActions } from "./archive-actions";

const BADGES = {
  queued: ["info", "Waiting"],
  gathering: ["info", "Reading data"],
  copying: ["info", "Copying files"],
  ready: ["settled", "Ready"],
  failed: ["danger", "Failed"],
  ended: ["neutral", "Ended"],
} as const;

const isMade = ({ status }: ArchiveShape) => status === "queued" || status === "gathering" || status === "copying";

/** What an archive contains and until when it is kept, its progress, what it waits for, or why it is gone. */
function factsOf(archive: ArchiveShape): string[] {
  const { status, rowCount, fileCount, totalBytes, bytesDone, expiresAt, error } = archive;
  if (isMade(archive) && error) return [error];
  if (status === "queued") return ["It starts in a moment."];
  if (status === "gathering") return ["All data from a single point in time is being read."];
  const files = fileCount === null ? [] : [counted(fileCount, "file")];
  const rows = rowCount === null ? [] : [counted(rowCount, "record")];
  if (status === "copying") return [`${byteSize(bytesDone)} of about ${byteSize(totalBytes ?? 0)}`, ...files];
  if (status !== "ready") return error ? [error] : [];
  return [byteSize(totalBytes ?? 0), ...rows, ...files, ...(expiresAt ? [`kept until ${longDay(expiresAt)}`] : [])];
}

/** An archive and its actions. */
export function ArchiveRow({ archive }: { archive: ArchiveShape }) {
  const { id, status, createdAt, createdBy, isMine, momentAt, bytesDone, totalBytes } = archive;
  const [tone, word] = BADGES[status];
  const inTheMaking = isMade(archive);
  return (
    <li className="grid gap-3 px-5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{longDay(momentAt ?? createdAt)}</span>
            <Badge tone={tone} dot pulse={inTheMaking}>
              {word}
            </Badge>
          </p>
          <p className="text-muted-foreground text-sm tabular-nums">{factsOf(archive).join(" · ")}</p>
          <p className="text-muted-foreground text-sm">
            Requested <RelativeTime iso={createdAt} />
            {createdBy && ` by ${createdBy}${isMine || status !== "ready" ? "" : ", who alone can download it"}`}
          </p>
        </div>
        {(inTheMaking || status === "ready") && <ArchiveActions id={id} isReady={status === "ready"} isMine={isMine} />}
      </div>
      {inTheMaking && (
        <ProgressBar
          label="Export progress"
          value={status === "copying" && totalBytes ? bytesDone / totalBytes : null}
        />
      )}
    </li>
  );
}
