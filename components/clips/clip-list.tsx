import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import type { ClipShape } from "@/lib/api/clips";
import { ClipGrid } from "./clip-grid";

type Props = {
  clips: ClipShape[];
  canWrite: boolean;
  isFiltered: boolean;
  /** The address of this list without a cursor. */
  address: string;
  cursor: string | undefined;
  nextCursor: string | null;
};

/** A page of clips, or why there are none. */
export function ClipList({ clips, canWrite, isFiltered, address, cursor, nextCursor }: Props) {
  const next = nextCursor && `${address}${address.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(nextCursor)}`;
  return (
    <>
      {clips.length > 0 ? (
        <ClipGrid clips={clips} canWrite={canWrite} />
      ) : (
        <Panel>
          {isFiltered ? (
            <EmptyState title="No clip matches">Look for another word, or in all projects.</EmptyState>
          ) : (
            <EmptyState art={<Art scene="files" />} title="No clips yet">
              Open a recording or a session, select what is worth showing, and press C. The clip plays at once, from its
              source.
            </EmptyState>
          )}
        </Panel>
      )}
      <Pager href={next} backHref={cursor ? address : null} />
    </>
  );
}
