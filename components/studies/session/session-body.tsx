import { RefreshWhile } from "@/components/library/refresh-while";
import { Transcript } from "@/components/library/transcript";
import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import type { Session, SessionRecording, StudySummary } from "../shapes";
import { FormAnswers } from "./form-answers";
import { LiveRecording } from "./live-recording";

type Props = {
  session: Session;
  study: Pick<StudySummary, "id" | "type">;
  /** Of a live interview that still waits for its words. */
  live: SessionRecording | null;
  canWrite: boolean;
};

/** What was said, or why there is nothing to read yet. */
export function SessionBody({ session, study, live, canWrite }: Props) {
  const { transcript, status } = session;
  if (transcript.length > 0) {
    if (study.type === "ai-generated-survey") return <FormAnswers transcript={transcript} />;
    const moderators = new Set(transcript.filter(({ role }) => role === "moderator").map(({ speaker }) => speaker));
    return <Transcript segments={transcript} quietSpeakers={[...moderators]} />;
  }
  if (live) {
    return (
      <EmptyState art={<Art scene="voice" />} title="The talk is over, its words are missing">
        <p>Nothing is made up about what was said: the session is counted once its recording or transcript is here.</p>
        {canWrite && <LiveRecording session={live} />}
      </EmptyState>
    );
  }
  if (status === "in_progress") {
    return (
      <>
        <RefreshWhile active everyMs={5000} />
        <EmptyState art={<Art scene="voice" />} title={`${session.participant.label} is in it right now`}>
          What they say can be read here as soon as they have finished.
        </EmptyState>
      </>
    );
  }
  return (
    <EmptyState title="There are no words in this session">
      It was finished without a transcript, or what was said was deleted at the participant’s wish.
    </EmptyState>
  );
}
