import { createHash } from "node:crypto";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { optionsOf, type ScreenerQuestion } from "@/lib/core/study/screener";
import { askedMinutes } from "@/lib/core/time/asked-minutes";
import { prolificCompletionUrl } from "@/lib/integrations/recruiting/prolific";
import { hasSpeech } from "@/lib/integrations/speech/speech";
import { readState } from "@/lib/services/interviews/moderator/state";
import { pendingOf } from "@/lib/services/interviews/pending-of";
import { progressOf } from "@/lib/services/interviews/progress-of";
import { shownQuestion } from "@/lib/services/interviews/shown-question";
import { shownTurn } from "@/lib/services/interviews/shown-turn";
import { addressNeed } from "./address-need";
import { consentText } from "./consent-text";
import type { Found } from "./find";
import { labelOf, type ParticipationView, type ShownScreenerQuestion, type Step } from "./record";
import { stepOf } from "./step-of";
import { tokenOf } from "./token";

/** Identifies a study in a browser's own storage without revealing its id. */
const keyOf = (studyId: string): string => createHash("sha256").update(studyId).digest("base64url").slice(0, 22);

/** What the page shows, from what was found behind the link. */
export function viewOf(found: Found): ParticipationView {
  const { study, participant, link, workspaceName, offeredMinutes } = found;
  const { step, reason } = stepOf(found);
  const token = participant ? tokenOf("participant", participant.id) : tokenOf(link.kind, link.id);
  return {
    step,
    reason,
    token,
    studyKey: keyOf(study.id),
    study: {
      title: study.title,
      workspaceName,
      type: study.type,
      minutes: askedMinutes(offeredMinutes, study.durationMin),
      language: study.language,
      rewardCents: study.rewardCents,
      instructions: study.audience.instructions,
      questionCount: study.guide.sections.reduce((sum, section) => sum + section.questions.length, 0),
      voice: study.settings.voice,
      speech: hasSpeech(),
    },
    consent: {
      ...consentText(study, workspaceName),
      agreedAt: participant?.consentedAt ? new Date(participant.consentedAt) : null,
    },
    participant: participant && {
      label: labelOf(participant.number),
      status: participant.status,
      name: participant.name,
      email: participant.email,
      timeZone: participant.timeZone,
    },
    screener: step === "screener" ? { questions: study.screener.questions.map(shownScreenerQuestion) } : null,
    session: step === "interview" || step === "stopped" ? talkOf(found) : null,
    form: step === "form" ? formOf(found) : null,
    thanks: thanksOf(found, step),
    addressNeed: addressNeed(found),
    sendsMail: sendsMail(),
  };
}

/** Which options qualify, and what a free answer must meet, isn't revealed. */
const shownScreenerQuestion = (question: ScreenerQuestion): ShownScreenerQuestion => ({
  id: question.id,
  type: question.type,
  label: question.label,
  placeholder: question.placeholder ?? null,
  options: optionsOf(question),
});

function talkOf({ study, session }: Found): ParticipationView["session"] {
  if (!session) return null;
  const state = readState(session.state);
  return {
    version: session.version,
    turns: session.turns.map(shownTurn),
    question: pendingOf(study.guide, state),
    progress: progressOf(study.guide, state),
  };
}

function formOf({ study, session }: Found): ParticipationView["form"] {
  if (!session) return null;
  const sections = study.guide.sections.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map((question) => shownQuestion(question)),
  }));
  return { version: session.version, sections, draft: readState(session.state).draft ?? {} };
}

function thanksOf({ study, participant, completionCode }: Found, step: Step): ParticipationView["thanks"] {
  if (step !== "thanks" || !participant) return null;
  const sent = participant.source === "prolific" && completionCode !== null;
  return {
    redirectUrl: sent ? prolificCompletionUrl(completionCode) : study.settings.redirectUrl,
    rewardCents: study.rewardCents,
    rewardStatus: participant.rewardStatus,
  };
}
