import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import type { ClipShape } from "@/lib/api/clips/clips";
import { ClipGrid } from "./clip-grid";

type Props = {
  clips: ClipShape[];
  canWrite: boolean;
  isFiltered: boolean;
  /** The address of this list without a cursor. */
  address: string;
  cursor: string | undefined;
  /** Where there are recordings to cut clips from. */
  filesHref: string;
  nextCursor: string | null;
};

/** A page of clips, or why there are none. */
export function ClipList({ clips, canWrite, isFiltered, address, cursor, nextCursor, filesHref }: Props) {
  const next = nextCursor && `${address}${address.includes("?") ? "&" : "?"}cursor=${encodeURIComponent(nextCursor)}`;
  return (
    <>
      {clips.length > 0 ? (
        <ClipGrid clips={clips} canWrite={canWrite} />
      ) : (
        <Panel>
          {isFiltered ? (
            <EmptyState title="No clips match">Try another word, or search all projects.</EmptyState>
          ) : (
            <EmptyState
              art={<Art scene="files" />}
              title="No clips yet"
              action={
                canWrite && (
                  <Button asChild>
                    <Link href={filesHref}>Go to the files</Link>
                  </Button>
                )
              }
            >
              {canWrite
                ? "Open a recording or a session, select the words worth showing, and choose Clip. It plays right away, from its source."
                : "A clip shows the words worth hearing, from their source. Admins and members can make one."}
            </EmptyState>
          )}
        </Panel>
      )}
      <Pager href={next} backHref={cursor ? address : null} />
    </>
  );
}
