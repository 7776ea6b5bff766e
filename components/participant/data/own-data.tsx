"use client";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { call } from "@/lib/api/call";
import { withdrawParticipation } from "@/lib/api/participation";
import { fill } from "@/lib/core/fill";
import { localeOf } from "@/lib/core/languages";
import { textDirection } from "@/lib/core/text-direction";
import { BigButton } from "../big-button";
import { knownZone } from "../booking/zone";
import { Confirm } from "../confirm";
import { forgetDrafts } from "../draft-key";
import { Frame } from "../frame";
import type { OwnData } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { useAct } from "../use-act";
import { keptPieces } from "../voice/kept-pieces";
import { useWords } from "../words/words-context";

type Props = { token: string; study: { title: string; workspaceName: string }; data: OwnData };

/** Everything that is stored about a participant, and the way to have it deleted. */
export function OwnDataPage({ token, study, data }: Props) {
  const { words, language } = useWords();
  const texts = words.data;
  const [asks, setAsks] = useState(false);
  const { busy, error, run } = useAct();
  const when = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeStyle: "short",
    // The same on the server as in the browser.
    timeZone: knownZone(data.participant.timeZone),
  });
  const remove = async () => {
    await call(withdrawParticipation, { params: { token }, body: {} });
    forgetDrafts(token);
    await keptPieces.forgetOf(token);
    window.location.assign(`/i/${token}`);
  };
  const { participant, screener, session, recording } = data;
  return (
    <Frame
      title={study.title}
      menu={
        <a
          href={`/i/${token}`}
          className="-me-3 flex h-11 items-center gap-2 rounded-sm px-3 text-base text-muted-foreground hover:text-foreground"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {words.back}
        </a>
      }
    >
      <StepBody>
        <StepHeading title={texts.title} lead={fill(texts.lead, { workspace: study.workspaceName })} />
        <Part title={texts.who}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <Fact name={texts.label}>
              <bdi>{participant.label}</bdi>
            </Fact>
            {participant.name && (
              <Fact name={texts.name}>
                <bdi>{participant.name}</bdi>
              </Fact>
            )}
            {participant.email && (
              <Fact name={texts.email}>
                <bdi dir="ltr">{participant.email}</bdi>
              </Fact>
            )}
            <Fact name={texts.since}>{when.format(new Date(participant.createdAt))}</Fact>
            <Fact name={texts.consent}>
              {participant.consentedAt
                ? fill(texts.consentAt, { date: when.format(new Date(participant.consentedAt)) })
                : texts.notAgreed}
            </Fact>
          </dl>
          {participant.consentText && (
            <div className="grid gap-2 text-pretty border-s-2 ps-4 text-base text-muted-foreground">
              {participant.consentText
                .split(/\n+/)
                .filter(Boolean)
                .map((part) => (
                  <p key={part} dir={textDirection(part)}>
                    {part}
                  </p>
                ))}
            </div>
          )}
        </Part>
        {screener.length > 0 && (
          <Part title={texts.screener}>
            {screener.map(({ question, answer }) => (
              <div key={question} className="grid gap-0.5">
                <p className="text-base text-muted-foreground">
                  <bdi dir={textDirection(question)}>{question}</bdi>
                </p>
                <p className="wrap-anywhere">
                  <bdi dir={textDirection(String(answer))}>{Array.isArray(answer) ? answer.join(", ") : answer}</bdi>
                </p>
              </div>
            ))}
          </Part>
        )}
        <Part title={texts.said}>
          {session && session.turns.length > 0 ? (
            session.turns.map(({ role, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other name here, and never move.
              <div key={at} className="grid gap-0.5">
                <p className="text-muted-foreground text-sm">
                  {role === "moderator" ? words.chat.moderator : words.chat.you}
                </p>
                <p className="whitespace-pre-line wrap-anywhere">
                  <bdi dir={textDirection(text)}>{text || words.chat.skipped}</bdi>
                </p>
              </div>
            ))
          ) : (
            <p className="text-muted-foreground">{texts.nothing}</p>
          )}
          <p className="text-base text-muted-foreground">{recording ? texts.recording : texts.noRecording}</p>
        </Part>
        <section className="grid gap-3 border-t pt-7">
          <h2 className="text-md">{texts.delete}</h2>
          <p className="text-pretty text-base text-muted-foreground">{texts.deleteLead}</p>
          <div>
            <BigButton className="text-danger" onClick={() => setAsks(true)}>
              {texts.delete}
            </BigButton>
          </div>
        </section>
      </StepBody>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title={texts.deleteTitle}
        lead={`${texts.deleteNote} ${texts.deleteReward}`}
        keep={texts.keep}
        confirm={texts.confirm}
        danger
        busy={busy}
        error={error}
        onConfirm={() => run(remove)}
      />
    </Frame>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 border-t pt-6">
    <h2 className="text-md">{title}</h2>
    {children}
  </section>
);
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);
