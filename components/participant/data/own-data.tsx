"use client";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { localeOf } from "@/lib/core/languages";
import { answerText } from "@/lib/core/text/answer-text";
import { fill } from "@/lib/core/text/fill";
import { textDirection } from "@/lib/core/text/text-direction";
import { knownZone } from "../booking/zone";
import { Frame } from "../frame";
import type { OwnData } from "../shapes";
import { StepBody } from "../step-body";
import { StepHeading } from "../step-heading";
import { useWords } from "../words/words-context";
import { DeleteData } from "./delete-data";

type Props = { token: string; study: { title: string; workspaceName: string }; data: OwnData };

/** Everything that is stored about a participant, and the way to have it deleted. */
export function OwnDataPage({ token, study, data }: Props) {
  const { words } = useWords();
  const texts = words.data;
  return (
    <Frame title={study.title} menu={<BackToStudy token={token} />}>
      <StepBody>
        <StepHeading title={texts.title} lead={fill(texts.lead, { workspace: study.workspaceName })} />
        <Who participant={data.participant} />
        {data.screener.length > 0 && <Screener answers={data.screener} />}
        <Said session={data.session} hasRecording={data.recording} />
        <DeleteData token={token} />
      </StepBody>
    </Frame>
  );
}

function BackToStudy({ token }: { token: string }) {
  const { words } = useWords();
  return (
    <a
      href={`/i/${token}`}
      className="-me-3 flex h-11 items-center gap-2 rounded-sm px-3 text-base text-muted-foreground hover:text-foreground"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" /> {words.back}
    </a>
  );
}

function Who({ participant }: { participant: OwnData["participant"] }) {
  const { words, language } = useWords();
  const texts = words.data;
  const { label, name, email, createdAt, consentedAt, consentText, timeZone } = participant;
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "long",
    timeStyle: "short",
    // The same on the server as in the browser.
    timeZone: knownZone(timeZone),
  });
  const dateOf = (time: string) => format.format(new Date(time));
  return (
    <Part title={texts.who}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact name={texts.label}>
          <bdi>{label}</bdi>
        </Fact>
        {name && (
          <Fact name={texts.name}>
            <bdi>{name}</bdi>
          </Fact>
        )}
        {email && (
          <Fact name={texts.email}>
            <bdi dir="ltr">{email}</bdi>
          </Fact>
        )}
        <Fact name={texts.since}>{dateOf(createdAt)}</Fact>
        <Fact name={texts.consent}>
          {consentedAt ? fill(texts.consentAt, { date: dateOf(consentedAt) }) : texts.notAgreed}
        </Fact>
      </dl>
      {consentText && <ConsentText text={consentText} />}
    </Part>
  );
}

function ConsentText({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter(Boolean);
  return (
    <div className="grid gap-2 text-pretty border-s-2 ps-4 text-base text-muted-foreground">
      {paragraphs.map((part) => (
        <p key={part} dir={textDirection(part)}>
          {part}
        </p>
      ))}
    </div>
  );
}

function Screener({ answers }: { answers: OwnData["screener"] }) {
  const { words, language } = useWords();
  return (
    <Part title={words.data.screener}>
      {answers.map(({ question, answer }) => (
        <div key={question} className="grid gap-0.5">
          <p className="text-base text-muted-foreground">
            <bdi dir={textDirection(question)}>{question}</bdi>
          </p>
          <p className="wrap-anywhere">
            <bdi dir={textDirection(String(answer))}>{answerText(answer, language)}</bdi>
          </p>
        </div>
      ))}
    </Part>
  );
}

function Said({ session, hasRecording }: { session: OwnData["session"]; hasRecording: boolean }) {
  const { words } = useWords();
  const texts = words.data;
  const turns = session?.turns ?? [];
  return (
    <Part title={texts.said}>
      {turns.map(({ role, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other name here, and never move.
        <div key={at} className="grid gap-0.5">
          <p className="text-muted-foreground text-sm">
            {role === "moderator" ? words.chat.moderator : words.chat.you}
          </p>
          <p className="whitespace-pre-line wrap-anywhere">
            <bdi dir={textDirection(text)}>{text || words.chat.skipped}</bdi>
          </p>
        </div>
      ))}
      {turns.length === 0 && <p className="text-muted-foreground">{texts.nothing}</p>}
      <p className="text-base text-muted-foreground">{hasRecording ? texts.recording : texts.noRecording}</p>
    </Part>
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
