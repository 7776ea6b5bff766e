import { ExportTranscript } from "@/components/privacy/export-transcript";
import { isForm } from "@/lib/core/study/types";
import type { Session, Study } from "../shapes";
import { ExcludeSession } from "./exclude-session";
import { KeepSession } from "./keep-session";
import { isTimed } from "./talk-of";

type Props = { session: Session; study: Pick<Study, "type">; canWrite: boolean };

/** What can be done with a session as a whole. */
export const SessionActions = ({ session, study, canWrite }: Props) => (
  <>
    {session.transcript.length > 0 && (
      <ExportTranscript
        what={isForm(study.type) ? "answers" : "transcript"}
        href={`/api/studies/${session.studyId}/sessions/${session.id}/transcript`}
        timed={isTimed(session)}
      />
    )}
    {canWrite && session.status === "completed" && !session.withdrawn && (
      <>
        <KeepSession session={session} />
        <ExcludeSession session={session} />
      </>
    )}
  </>
);
