import { LibraryFrame } from "@/components/library/library-frame";
import { NewReel } from "@/components/reels/new-reel";
import { ReelTable } from "@/components/reels/reel-table";
import { SearchedList } from "@/components/ui/lists/searched-list";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toReel } from "@/lib/api/clips/reels";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/reels/list";

export const metadata = { title: "Reels" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function ReelsPage({ searchParams }: Props) {
  const { cursor, q: asked } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const q = asked || undefined;
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { cursor, q, limit: PAGE_LENGTH }));
  const canWrite = may(ctx, "evidence.write");
  return (
    <LibraryFrame shown="reels" actions={canWrite && (items.length > 0 || q) && <NewReel />}>
      <SearchedList
        things="reels"
        here="/library/reels"
        q={q}
        cursor={cursor}
        nextCursor={nextCursor}
        isEmpty={items.length === 0}
        none={
          <Panel>
            <EmptyState art={<Art scene="files" />} title="No reels yet" action={canWrite && <NewReel />}>
              {canWrite
                ? "Put clips in order and show what you heard in a minute, instead of describing it."
                : "A reel shows in a minute what was heard, in clips. Admins and members can make one."}
            </EmptyState>
          </Panel>
        }
      >
        <ReelTable reels={items.map(toReel)} canWrite={canWrite} />
      </SearchedList>
    </LibraryFrame>
  );
}
