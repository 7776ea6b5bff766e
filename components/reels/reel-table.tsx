import { Clapperboard } from "lucide-react";
import { RowLink } from "@/components/ui/lists/row-link";
import { Table } from "@/components/ui/lists/table";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { ReelShape } from "@/lib/api/clips/reels";
import { timecode } from "@/lib/core/time/timecode";
import { ReelMenu } from "./reel-menu";

/** The name is the link, which makes the whole row clickable. */
export function ReelTable({ reels, canWrite }: { reels: ReelShape[]; canWrite: boolean }) {
  return (
    <Table caption="Reels">
      <thead>
        <tr>
          <th className="w-full">Name</th>
          <th className="text-right">Clips</th>
          <th className="text-right">Length</th>
          <th className="hidden @columns:table-cell">Updated</th>
          <th className="sr-only">Actions</th>
        </tr>
      </thead>
      <tbody>
        {reels.map((reel) => (
          <tr key={reel.id} className="relative hover:bg-background">
            <td className="max-w-0">
              <span className="flex items-center gap-2.5">
                <Clapperboard aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                <RowLink href={`/library/reels/${reel.id}`}>{reel.title}</RowLink>
              </span>
            </td>
            <td className="text-right text-muted-foreground tabular-nums">{reel.clipCount}</td>
            <td className="text-right text-muted-foreground tabular-nums">
              {timecode(Math.ceil(reel.durationSeconds))}
            </td>
            <td className="hidden text-muted-foreground @columns:table-cell">
              <RelativeTime iso={reel.updatedAt} />
            </td>
            <td className="w-12 pl-0">
              <ReelMenu reel={reel} canWrite={canWrite} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
