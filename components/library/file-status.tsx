import { Badge } from "@/components/ui/badge";

type Props = { status: string; transcriptStatus: string };

/** A file's status, in the words of someone waiting for it. */
export function FileStatus({ status, transcriptStatus }: Props) {
  if (status === "uploading") return <Badge>Uploading</Badge>;
  if (status === "failed") return <Badge tone="danger">Failed</Badge>;
  if (transcriptStatus === "needed") return <Badge tone="warning">Needs transcript</Badge>;
  if (status === "processing" || transcriptStatus === "pending") {
    return (
      <Badge tone="info" dot pulse>
        Processing
      </Badge>
    );
  }
  return (
    <Badge tone="settled" dot>
      Ready
    </Badge>
  );
}
