import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { mayFinish } from "@/lib/core/study/may-finish";
import type { Session, SessionRecording, Study } from "../shapes";
import { FormAnswers } from "./form-answers";
import { LiveRecording } from "./live-recording";

type Props = {
  session: Session;
  study: Pick<Study, "type" | "status" | "guide">;
  /** For a live interview that still has no transcript. */
  live: SessionRecording | null;
  canWrite: boolean;
};

/** Replaces a conversation: a completed form, or why there is nothing to read yet. */
export function InsteadOfTalk({ session, study, live, canWrite }: Props) {
  const { transcript, status } = session;
  if (transcript.length > 0) return <FormAnswers transcript={transcript} guide={study.guide} />;
  if (session.withdrawn) {
    return (
      <EmptyState title={`${session.participant.label} withdrew`}>
        Everything they said was deleted at their request, wherever it was quoted. It can’t be brought back.
      </EmptyState>
    );
  }
  if (live) {
    return (
      <EmptyState art={<Art scene="voice" />} title="The interview is over, but its words are missing">
        <p>Earshot never makes up what was said. The session counts once its recording or transcript is added.</p>
        {canWrite && <LiveRecording session={live} />}
      </EmptyState>
    );
  }
  if (status === "in_progress" && !mayFinish(study)) {
    return (
      <EmptyState title={`${session.participant.label} didn’t finish`}>
        The study ended before they did. What they said until then is kept, but not counted.
      </EmptyState>
    );
  }
  if (status === "in_progress") {
    return (
      <>
        <RefreshWhile active everyMs={5000} />
        <EmptyState art={<Art scene="voice" />} title={`${session.participant.label} hasn’t finished yet`}>
          Their link leads them back to where they stopped. You can read what they say here as soon as they finish.
        </EmptyState>
      </>
    );
  }
  return <EmptyState title="There are no words in this session">It was finished without a transcript.</EmptyState>;
}
