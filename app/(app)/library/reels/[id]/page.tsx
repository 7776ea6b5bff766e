import type { Metadata } from "next";
import { factsOf } from "@/components/reels/reel-formats";
import { ReelHead } from "@/components/reels/reel-head";
import { ReelRoom } from "@/components/reels/reel-room";
import { Page } from "@/components/shell/page";
import { pageContext } from "@/lib/http/pages/page-context";
import { hasFfmpeg } from "@/lib/integrations/ffmpeg/ffmpeg";
import { may } from "@/lib/services/access/permit";
import { loadReel } from "./load-reel";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadReel((await params).id)).title };
}

export default async function ReelPage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const reel = await loadReel(id);
  const canWrite = may(ctx, "evidence.write");
  return (
    <Page
      crumbs={[
        { label: "Library", href: "/library" },
        { label: "Reels", href: "/library/reels" },
        { label: reel.title },
      ]}
      title={reel.title}
      actions={
        <ReelHead
          reel={{ id, title: reel.title }}
          facts={factsOf(reel.clips)}
          canJoin={await hasFfmpeg()}
          canWrite={canWrite}
        />
      }
    >
      <ReelRoom initial={reel} canWrite={canWrite} />
    </Page>
  );
}
