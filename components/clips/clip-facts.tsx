import Link from "next/link";
import { TagChip } from "@/components/tags/tag-chip";
import { KeyValue } from "@/components/ui/lists/key-value";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { ClipShape } from "@/lib/api/clips/clips";
import { timecode } from "@/lib/core/time/timecode";

const leads = "text-primary-text hover:underline";

/** Where a clip is from and who made it. */
export function ClipFacts({ clip }: { clip: ClipShape }) {
  const { evidence, projectId, projectName, tags, reelCount, durationSeconds, createdAt, createdBy } = clip;
  const { sourceName, startSeconds, endSeconds, speaker, url } = evidence;
  const place = `${timecode(startSeconds)} – ${timecode(endSeconds)}`;
  const rows = [
    {
      label: "Source",
      value: url ? (
        <Link href={url} className={leads}>
          {sourceName}
        </Link>
      ) : (
        sourceName
      ),
    },
    { label: "Time", value: <span className="tabular-nums">{place}</span> },
    { label: "Length", value: `${durationSeconds.toFixed(1)} seconds` },
    ...(speaker ? [{ label: "Speaker", value: speaker }] : []),
    ...(projectId
      ? [
          {
            label: "Project",
            value: (
              <Link href={`/library/projects/${projectId}/clips`} className={leads}>
                {projectName ?? "Untitled project"}
              </Link>
            ),
          },
        ]
      : []),
    ...(tags.length > 0
      ? [
          {
            label: "Tags",
            value: (
              <span className="flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <TagChip key={tag.id} tag={tag} />
                ))}
              </span>
            ),
          },
        ]
      : []),
    { label: "Reels", value: reelCount === 0 ? "None yet" : reelCount === 1 ? "In one reel" : `In ${reelCount} reels` },
    { label: "Created", value: <RelativeTime iso={createdAt} /> },
    ...(createdBy ? [{ label: "By", value: createdBy.name ?? createdBy.email }] : []),
  ];
  return <KeyValue rows={rows} />;
}
