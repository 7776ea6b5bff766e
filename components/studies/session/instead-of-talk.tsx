import { Art } from "@/components/ui/art";
import { EmptyState } from "@/components/ui/empty-state";
import { RefreshWhile } from "@/components/ui/refresh-while";
import type { Session, SessionRecording } from "../shapes";
import { FormAnswers } from "./form-answers";
import { LiveRecording } from "./live-recording";

type Props = {
  session: Session;
  /** Of a live interview that still waits for its words. */
  live: SessionRecording | null;
  canWrite: boolean;
};

/** In place of a talk: a filled-in form, or why there is nothing to read yet. */
export function InsteadOfTalk({ session, live, canWrite }: Props) {
  const { transcript, status } = session;
  if (transcript.length > 0) return <FormAnswers transcript={transcript} />;
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
