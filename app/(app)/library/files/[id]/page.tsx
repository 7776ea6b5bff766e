import type { Metadata } from "next";
import { AboutParts, type MaybePart } from "@/components/library/about/about-parts";
import { FileActions } from "@/components/library/file-actions";
import { FileFacts } from "@/components/library/file-facts";
import { FileStatus } from "@/components/library/file-status";
import { NoTranscript } from "@/components/library/no-transcript";
import type { FileDetail } from "@/components/library/shapes";
import { Workbench } from "@/components/library/transcript/workbench";
import { ExportTranscript } from "@/components/privacy/export-transcript";
import { PersonalData } from "@/components/privacy/personal-data";
import { Page } from "@/components/shell/page";
import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { toMaskSummary } from "@/lib/api/transcripts/masks";
import { withoutEnding } from "@/lib/core/text/without-ending";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { download } from "@/lib/services/files/download";
import { isRecordingType } from "@/lib/services/files/record";
import { list as listMasks } from "@/lib/services/masks/list";
import { loadFile } from "./load-file";

const LINK_SECONDS = 3600;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await loadFile((await params).id)).name };
}

/** A link that plays for an hour, for what a browser can play. */
async function playable({ id, name, assetType, status, durationSeconds }: FileDetail) {
  if (!isRecordingType(assetType) || status !== "ready") return null;
  const { ctx } = await pageContext();
  const { url } = await download(ctx, id, { inline: true, expiresInSeconds: LINK_SECONDS });
  return { ownerId: id, url, kind: assetType, name, durationSeconds };
}

export default async function FilePage({ params }: Props) {
  const { id } = await params;
  const { ctx } = await pageContext();
  const file = await loadFile(id);
  const canWrite = may(ctx, "file.write");
  const recording = await playable(file);
  const lines = file.status === "failed" ? [] : (file.transcript?.segments ?? []);
  const found = lines.length > 0 ? await listMasks(ctx, file.id, { limit: 1 }) : null;
  const isTimed = lines.some(({ startSeconds }) => startSeconds !== null);
  const project = file.projectId
    ? { label: file.projectName ?? "Untitled project", href: `/library/projects/${file.projectId}` }
    : null;
  const parts: MaybePart[] = [
    { key: "details", title: "Details", content: <FileFacts file={file} /> },
    found && {
      key: "personal-data",
      title: "Personal data",
      content: (
        <PersonalData
          found={toMaskSummary(found)}
          ownerId={file.id}
          hasRecording={recording !== null}
          canWrite={may(ctx, "evidence.write")}
          isAdmin={may(ctx, "workspace.manage")}
        />
      ),
    },
  ];
  return (
    <Page
      crumbs={[{ label: "Library", href: "/library" }, ...(project ? [project] : []), { label: file.name }]}
      title={file.name}
      description={<FileStatus status={file.status} transcriptStatus={file.transcriptStatus} />}
      actions={
        <>
          {lines.length > 0 && <ExportTranscript href={`/api/library/files/${file.id}/transcript`} timed={isTimed} />}
          <FileActions file={file} canWrite={canWrite} afterDelete={project?.href ?? "/library?show=files"} />
        </>
      }
    >
      <RefreshWhile active={file.status === "processing"} />
      <Workbench
        key={lines.length > 0 ? "lines" : "none"}
        owner={{
          ownerId: file.id,
          studyId: null,
          projectId: file.projectId,
          name: file.name,
          home: file.projectName ?? withoutEnding(file.name),
        }}
        recording={recording}
        first={lines}
        total={file.transcript?.segmentCount ?? 0}
        canWrite={may(ctx, "evidence.write")}
        instead={lines.length > 0 ? undefined : <NoTranscript file={file} canWrite={canWrite} />}
        asideLabel="About this file"
        aside={<AboutParts parts={parts} />}
      />
    </Page>
  );
}
