import type { Metadata } from "next";
import { ClipFacts } from "@/components/clips/clip-facts";
import { ClipHead } from "@/components/clips/clip-head";
import { ClipRoom } from "@/components/clips/clip-room";
import { Page } from "@/components/shell/page";
import { pageContext } from "@/lib/http/pages/page-context";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { loadClip } from "./load-clip";

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadClip((await params).id)).title };
}

export default async function ClipPage({ params, searchParams }: Props) {
  const [{ id }, { play }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const clip = await loadClip(id);
  const canWrite = may(ctx, "evidence.write");
  const project = clip.projectId
    ? [
        { label: clip.projectName ?? "Untitled project", href: `/library/projects/${clip.projectId}` },
        { label: "Clips", href: `/library/projects/${clip.projectId}/clips` },
      ]
    : [{ label: "Clips", href: "/library/clips" }];
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, ...project, { label: clip.title }]}
      title={clip.title}
      description={[clip.evidence.speaker, clip.evidence.sourceName].filter(Boolean).join(" · ")}
      actions={<ClipHead clip={clip} canWrite={canWrite} />}
    >
      <div className="grid grid-cols-1 gap-8 roomy:grid-cols-[minmax(0,1fr)_260px]">
        <ClipRoom clip={clip} canWrite={canWrite} autoPlay={play === "1"} />
        <aside aria-label="About this clip" className="h-fit rounded-lg border p-4">
          <ClipFacts clip={clip} />
        </aside>
      </div>
    </Page>
  );
}
