import type { Metadata } from "next";
import { cache } from "react";
import { FileActions } from "@/components/library/file-actions";
import { FileFacts } from "@/components/library/file-facts";
import { FileStatus } from "@/components/library/file-status";
import { Recording } from "@/components/library/recording";
import { RefreshWhile } from "@/components/library/refresh-while";
import type { FileDetail } from "@/components/library/shapes";
import { TranscriptPane } from "@/components/library/transcript-pane";
import { Page } from "@/components/shell/page";
import { toLibraryFileDetail } from "@/lib/api/library";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { may } from "@/lib/services/access/permit";
import { download } from "@/lib/services/files/download";
import { get } from "@/lib/services/files/get";

/** Everything a transcript may hold, so that every line can be linked to and found by the browser's own search. */
const ALL_SEGMENTS = 20_000;
const LINK_SECONDS = 3600;

type Props = { params: Promise<{ id: string }> };

const load = cache(async (id: string) => {
  const { ctx } = await pageContext();
  return pageOrNotFound(get(ctx, id, { segments: ALL_SEGMENTS }).then(toLibraryFileDetail));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await load((await params).id)).name };
}

/** A link that plays for an hour, for what a browser can play. */
async function playable({ id, assetType, status }: FileDetail) {
  if ((assetType !== "AUDIO" && assetType !== "VIDEO") || status !== "ready") return null;
  const { ctx } = await pageContext();
  const { url } = await download(ctx, id, { inline: true, expiresInSeconds: LINK_SECONDS });
  return { url, kind: assetType };
}

export default async function FilePage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const file = await load(id);
  const canWrite = may(ctx, "file.write");
  const recording = await playable(file);
  const project = file.projectId
    ? { label: file.projectName ?? "Untitled project", href: `/library/projects/${file.projectId}` }
    : null;
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, ...(project ? [project] : []), { label: file.name }]}
      title={file.name}
      description={<FileStatus status={file.status} transcriptStatus={file.transcriptStatus} />}
      actions={<FileActions file={file} canWrite={canWrite} afterDelete={project?.href ?? "/library?show=files"} />}
    >
      <RefreshWhile active={file.status === "processing"} />
      <div className="grid grid-cols-1 gap-8 min-[1100px]:grid-cols-[minmax(0,1fr)_232px]">
        <TranscriptPane file={file} canWrite={canWrite} />
        <aside aria-label="About this file" className="order-first min-[1100px]:order-none">
          <div className="grid grid-cols-1 gap-4 min-[1100px]:sticky min-[1100px]:top-20">
            {recording && (
              <Recording
                url={recording.url}
                kind={recording.kind}
                name={file.name}
                startSeconds={file.transcript?.segments.map(({ startSeconds }) => startSeconds) ?? []}
              />
            )}
            <div className="rounded-lg border p-4 max-[1099px]:px-4 max-[1099px]:py-3 max-[1099px]:[&>dl>div]:flex max-[1099px]:[&>dl>div]:gap-2 max-[1099px]:[&>dl]:flex max-[1099px]:[&>dl]:flex-wrap">
              <FileFacts file={file} />
            </div>
          </div>
        </aside>
      </div>
    </Page>
  );
}
