import Link from "next/link";
import { Button } from "@/components/ui/button";
import { linkLook } from "@/components/ui/links/link-look";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { counted } from "@/lib/core/text/counted";
import { GenerateButton } from "../head/generate-button";
import type { Readout } from "../shapes";

type Props = {
  readout: Pick<Readout, "studyId" | "newSessions" | "flaggedSessions">;
  canWrite: boolean;
};

/** What a readout is, and what it takes to generate one. */
export function NoReadout({ readout: { studyId, newSessions, flaggedSessions }, canWrite }: Props) {
  const flaggedHref = `/studies/${studyId}/sessions?quality=flagged`;
  if (newSessions === 0 && flaggedSessions > 0) {
    return (
      <Panel>
        <EmptyState
          art={<Art scene="voice" />}
          title={flaggedSessions === 1 ? "The finished session is flagged" : "All finished sessions are flagged"}
          action={
            <Button asChild>
              <Link href={flaggedHref}>{canWrite ? "Review flagged sessions" : "See flagged sessions"}</Link>
            </Button>
          }
        >
          Readouts leave out flagged sessions.
          {canWrite
            ? " Open each one and keep those you can rely on. Then the readout can be generated here."
            : " A member or admin can keep those that can be relied on."}
        </EmptyState>
      </Panel>
    );
  }
  if (newSessions === 0) {
    return (
      <Panel>
        <EmptyState
          art={<Art scene="voice" />}
          title="No finished session yet"
          action={
            canWrite && (
              <Button asChild>
                <Link href={`/studies/${studyId}/recruit`}>Recruit people</Link>
              </Button>
            )
          }
        >
          A readout is built from what people said. It can be generated here as soon as someone finishes.
        </EmptyState>
      </Panel>
    );
  }
  const sessions = newSessions === 1 ? "One session is ready" : `${newSessions} sessions are ready`;
  return (
    <Panel>
      <EmptyState
        art={<Art scene="files" />}
        title="No readout yet"
        action={canWrite && <GenerateButton label="Generate readout" tone="primary" again={false} />}
      >
        {sessions}.{" "}
        {flaggedSessions > 0 && (
          <>
            <Link href={flaggedHref} className={linkLook}>
              {counted(flaggedSessions, "flagged session")}
            </Link>{" "}
            will be left out.{" "}
          </>
        )}
        A readout sorts what was said into themes and claims, each with how many people say so, who says otherwise, and
        their own words.
        {canWrite ? " You can edit all of it afterward." : " A member or admin can generate it."}
      </EmptyState>
    </Panel>
  );
}
