import type { Metadata } from "next";
import { cache } from "react";
import { ReelHead } from "@/components/reels/reel-head";
import { ReelRoom } from "@/components/reels/reel-room";
import { Page } from "@/components/shell/page";
import { toReelDetail } from "@/lib/api/reels";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { get } from "@/lib/services/reels/get";
import { withLinks } from "@/lib/services/reels/with-links";

type Props = { params: Promise<{ id: string }> };

const load = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return toReelDetail(...(await withLinks(await pageOrNotFound(get(ctx, id)))));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await load((await params).id)).title };
}

export default async function ReelPage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const reel = await load(id);
  const canWrite = may(ctx, "evidence.write");
  return (
    <Page
      crumbs={[
        { label: "Library", href: "/library" },
        { label: "Reels", href: "/library/reels" },
        { label: reel.title },
      ]}
      title={reel.title}
      actions={<ReelHead reel={{ id, title: reel.title }} canWrite={canWrite} />}
    >
      <ReelRoom initial={reel} canWrite={canWrite} />
    </Page>
  );
}
