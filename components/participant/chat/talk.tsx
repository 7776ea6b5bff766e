"use client";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { answerText } from "@/lib/core/text/answer-text";
import { count } from "@/lib/core/text/count";
import { draftKey } from "../draft-key";
import type { Engine } from "../engine/engine";
import type { Question, Session, View } from "../shapes";
import { useWords } from "../words/words-context";
import { Announcer } from "./announcer";
import { AnswerArea } from "./answer-area";
import { minutesLeft } from "./minutes-left";
import { QUESTION_ID } from "./question-id";
import { TurnList } from "./turn-list";
import { ModeratorLine, OwnLine } from "./turn-view";
import { Typing } from "./typing";
import { useEndInSight } from "./use-end-in-sight";
import { useTalk } from "./use-talk";

type Props = {
  engine: Engine;
  view: View;
  session: Session;
  speaks: boolean;
  onSpeaks: (speaks: boolean) => void;
  onView: (view: View) => void;
  onProgress: (progress: { answered: number; total: number }) => void;
};

/** The conversation: what was said, the current question, and the way to answer it. */
export function Talk({ engine, view, session: first, speaks, onSpeaks, onView, onProgress }: Props) {
  const { words, language } = useWords();
  const talk = useTalk(engine, first, onView);
  const { session, sending, moved, unsent } = talk;
  const { question, turns, progress } = session;
  const last = turns.at(-1);
  // The current question is the last turn; it is rendered separately, and larger.
  const asked = last?.role === "moderator" && question ? last : null;
  const earlier = asked && !sending ? turns.slice(0, -1) : turns;
  const area = useRef<HTMLDivElement>(null);
  useEndInSight(area, `${turns.length} ${sending?.words.length} ${sending?.trouble}`);
  useEffect(() => onProgress(progress), [progress, onProgress]);

  return (
    <div className="flex flex-1 flex-col">
      <h1 className="sr-only">{view.study.title}</h1>
      <section aria-label={words.chat.log} className="grid flex-1 content-end gap-5 pt-6 pb-6">
        <TurnList turns={earlier} />
        {sending ? (
          <>
            <OwnLine faint={sending.words === ""}>
              {sending.text || (sending.value !== null && answerText(sending.value, language)) || (
                <em>{words.chat.skipped}</em>
              )}
            </OwnLine>
            <ModeratorLine first>
              {sending.words || (sending.trouble ? <Trouble offline={sending.trouble === "offline"} /> : <Typing />)}
            </ModeratorLine>
          </>
        ) : (
          asked && (
            <div className="fade-in grid animate-in gap-1.5 pt-1 duration-300">
              <ModeratorLine first={turns.at(-2)?.role !== "moderator"} id={QUESTION_ID} large>
                {asked.text}
              </ModeratorLine>
            </div>
          )
        )}
        {moved && (
          <p role="alert" className="ps-10 text-base text-muted-foreground">
            {words.chat.elsewhere} {unsent && isText(question) && words.chat.unsent}
          </p>
        )}
      </section>
      <Announcer turns={turns} thinking={sending !== null} />
      {/* In a low window, as at 200 % zoom, choices would cover their question: there they scroll with it. */}
      <div
        ref={area}
        className={cn("sticky bottom-0 z-10 -mx-5 min-h-px", !isText(question) && "[@media(height<640px)]:static")}
      >
        {question && (
          <AnswerArea
            key={session.version}
            question={question}
            version={session.version}
            token={view.token}
            draftKey={engine.isPreview ? null : draftKey("answer", view.token, session.version)}
            unsent={unsent}
            voice={view.study.voice && view.study.speech && !engine.isPreview}
            speaks={speaks}
            busy={sending !== null}
            onSpeaks={onSpeaks}
            onText={talk.write}
            onAnswer={talk.answer}
            onSkip={talk.skip}
            onLook={talk.look}
            note={<TimeLeft minutes={minutesLeft(view.study.minutes, progress)} />}
          />
        )}
      </div>
    </div>
  );
}

const isText = (question: Question | null): boolean => question?.kind === "open" || question?.kind === "text";

function Trouble({ offline }: { offline: boolean }) {
  const { words } = useWords();
  return (
    <span role="status" className="text-base text-warning">
      {offline ? words.chat.offline : words.chat.retrying}
    </span>
  );
}

function TimeLeft({ minutes }: { minutes: number | null }) {
  const { words, language } = useWords();
  if (minutes === null) return null;
  return minutes === 0 ? words.chat.almost : count(words.chat.left, minutes, language);
}
