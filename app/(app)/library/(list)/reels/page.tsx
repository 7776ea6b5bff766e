import { LibraryFrame } from "@/components/library/library-frame";
import { NewReel } from "@/components/reels/new-reel";
import { ReelTable } from "@/components/reels/reel-table";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import { toReel } from "@/lib/api/reels";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/reels/list";

export const metadata = { title: "Reels" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function ReelsPage({ searchParams }: Props) {
  const { cursor } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { cursor, limit: PAGE_LENGTH }));
  const canWrite = may(ctx, "evidence.write");
  return (
    <LibraryFrame shown="reels" actions={canWrite && items.length > 0 && <NewReel />}>
      <Panel>
        {items.length > 0 ? (
          <ReelTable reels={items.map(toReel)} canWrite={canWrite} />
        ) : (
          <EmptyState art={<Art scene="files" />} title="No reels yet" action={canWrite && <NewReel />}>
            Put clips in order and show what you heard in a minute, instead of describing it.
          </EmptyState>
        )}
      </Panel>
      <Pager
        href={nextCursor && `/library/reels?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor ? "/library/reels" : null}
      />
    </LibraryFrame>
  );
}
