"use client";
import { Activity, Tags } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/hooks/use-action";
import { linkLook } from "@/components/ui/links/link-look";
import { Panel } from "@/components/ui/panel";
import { call } from "@/lib/api/client/call";
import type { ProjectAnalysisShape } from "@/lib/api/library/analysis";
import { counted } from "@/lib/core/text/counted";

type Props = {
  projectId: string;
  analysis: ProjectAnalysisShape;
  canWrite: boolean;
  /** Whether a transcript is ready. The panel is there before, so that nothing moves when one is. */
  isHeard: boolean;
};

/** What Earshot can analyze in a project's transcripts by itself, with status and results. */
export function ProjectAnalysis({ projectId, analysis: { autoTag, sentiment }, canWrite, isHeard }: Props) {
  return (
    <Panel className="grid grid-cols-1 divide-y min-[800px]:grid-cols-2 min-[800px]:divide-x min-[800px]:divide-y-0">
      {(canWrite || autoTag) && (
        <Part
          icon={<Tags aria-hidden className="size-4" />}
          name="Tags"
          label={autoTag ? "Tag again" : "Tag automatically"}
          status={autoTag?.status}
          isReady={isHeard}
          start={
            canWrite
              ? () => call("POST /library/projects/{id}/auto-tag", { params: { id: projectId }, body: {} })
              : null
          }
        >
          {autoTag
            ? tagState(autoTag, projectId)
            : `Tags what the transcripts are about, ${isHeard ? "using your tags first" : "once one is ready"}.`}
        </Part>
      )}
      {(canWrite || sentiment) && (
        <Part
          icon={<Activity aria-hidden className="size-4" />}
          name="Sentiment"
          label={sentiment ? "Analyze again" : "Analyze sentiment"}
          status={sentiment?.status}
          isReady={isHeard}
          start={
            canWrite
              ? () => call("POST /library/projects/{id}/sentiment", { params: { id: projectId }, body: {} })
              : null
          }
        >
          {sentiment
            ? sentimentState(sentiment)
            : `Shows where people speak well of something and where they don’t${isHeard ? "" : ", once a transcript is ready"}.`}
        </Part>
      )}
    </Panel>
  );
}

type PartProps = {
  icon: ReactNode;
  name: string;
  label: string;
  status: string | undefined;
  isReady: boolean;
  start: (() => Promise<unknown>) | null;
  children: ReactNode;
};

function Part({ icon, name, label, status, isReady, start, children }: PartProps) {
  const router = useRouter();
  const { busy, error, run } = useAction();
  const isUnderWay = status === "queued" || status === "running";
  return (
    <section aria-label={name} className="flex min-w-0 items-center gap-3 px-4 py-3">
      <span className="text-muted-foreground">{icon}</span>
      <p role="status" className="min-w-0 flex-1 text-muted-foreground text-sm">
        {error ?? children}
      </p>
      {start && (
        <Button
          size="small"
          busy={busy || isUnderWay}
          disabled={!isReady}
          onClick={() =>
            run(async () => {
              await start();
              router.refresh();
            })
          }
        >
          {label}
        </Button>
      )}
    </section>
  );
}

function tagState(job: NonNullable<ProjectAnalysisShape["autoTag"]>, projectId: string): ReactNode {
  const { status, error, tagsCreated, applications, progress, fallback } = job;
  if (status === "failed") return error;
  if (status !== "succeeded") return `${progress?.text ?? "Reading the transcripts and tagging"}…`;
  if (!applications) return `Everything it found is already tagged.${withoutModel(fallback)}`;
  return (
    <>
      {counted(applications, "line")} tagged, {counted(tagsCreated ?? 0, "new tag")}.{" "}
      <Link href={`/library/projects/${projectId}/tags`} className={linkLook}>
        See the tags
      </Link>
      {withoutModel(fallback)}
    </>
  );
}

const OVERALL = { negative: "Mostly unfavorable", neutral: "Balanced", positive: "Mostly favorable" } as const;

function sentimentState(job: NonNullable<ProjectAnalysisShape["sentiment"]>): ReactNode {
  const { status, error, score, label, progress, fallback } = job;
  if (status === "failed") return error;
  if (status !== "succeeded") return `${progress?.text ?? "Analyzing sentiment"}…`;
  if (score === null || label === null) return `No favorable or unfavorable wording found.${withoutModel(fallback)}`;
  return `${OVERALL[label]} (${score > 0 ? "+" : score < 0 ? "−" : ""}${Math.abs(score)} of 100). Transcripts show it line by line.${withoutModel(fallback)}`;
}

/** Why the language model that is set up didn't do it. */
const withoutModel = (fallback: string | null): string =>
  fallback ? ` ${fallback} The built-in analyst did it instead.` : "";
