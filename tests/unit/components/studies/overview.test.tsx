import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StudyProgress } from "@/components/studies/list/study-progress";
import { Attention } from "@/components/studies/overview/attention";
import { Funnel } from "@/components/studies/overview/funnel";
import { StatRow } from "@/components/studies/overview/stat-row";
import { SessionTable } from "@/components/studies/sessions/session-table";
import type { SessionSummary, Stats } from "@/components/studies/shapes";

type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;

const STATS: Stats = {
  invited: 0,
  opened: 4,
  consented: 4,
  screenedOut: 0,
  review: 1,
  qualified: 3,
  booked: 0,
  inProgress: 2,
  completed: 1,
  flagged: 1,
  excluded: 0,
  target: 5,
  placesLeft: 2,
  medianDurationSeconds: 60,
  completionRate: 1 / 3,
  perDay: [],
  nextSession: null,
};
const study = { id: "std_1", type: "ai-curated-interview", status: "running" } as const;

test("the completion rate states its total, which includes people who are still taking part", () => {
  expect(renderToStaticMarkup(<StatRow stats={STATS} ended={false} />)).toContain("of 3 who started");
});

test("there is no rate while everyone who started is still taking part, and 0% once the study has ended without them", () => {
  const stats = { ...STATS, completed: 0, flagged: 0, completionRate: 0 };
  expect(renderToStaticMarkup(<StatRow stats={stats} ended={false} />)).not.toContain(">0%<");
  expect(renderToStaticMarkup(<StatRow stats={stats} ended />)).toContain(">0%<");
});

test("only a study with a screener says who fits", () => {
  expect(renderToStaticMarkup(<Funnel stats={STATS} hasScreener mayFinish />)).toContain("Fit the screener");
  expect(renderToStaticMarkup(<Funnel stats={STATS} hasScreener={false} mayFinish />)).not.toContain(
    "Fit the screener",
  );
});

const SESSION: SessionSummary = {
  id: "ses_1",
  studyId: "std_1",
  participant: { id: "par_1", label: "P1" },
  status: "in_progress",
  startedAt: "2026-11-23T10:00:00.000Z",
  endedAt: null,
  durationSeconds: null,
  quality: { rating: "good", reasons: [] },
  answerCount: 0,
  hasRecording: false,
  analysed: false,
  responseId: null,
  withdrawn: false,
};

const NO_TIMES = { bookable: false, withoutLink: 0, toReport: 0, withoutWords: 0 };

test("people who can only read aren't asked to decide, but see that nobody can book", () => {
  const shown = (canWrite: boolean) =>
    renderToStaticMarkup(<Attention study={study} stats={STATS} slots={NO_TIMES} canWrite={canWrite} sendsMail />);
  expect(shown(false)).toContain("Nobody can book");
  const acts = ["Decide", "Exclude what", "Review", "Offer times"];
  for (const act of acts) expect(shown(false)).not.toContain(act);
  for (const act of acts) expect(shown(true)).toContain(act);
});

test("what needs attention has its row even when nothing does, so that the page doesn't move when something comes up", () => {
  const stats = { ...STATS, review: 0, flagged: 0 };
  const rows = (html: string) => html.match(/<li /g)?.length;
  const none = renderToStaticMarkup(<Attention study={study} stats={stats} slots={null} canWrite sendsMail />);
  expect(none).toContain("Nothing needs your attention.");
  const one = renderToStaticMarkup(
    <Attention study={study} stats={{ ...stats, review: 2 }} slots={null} canWrite sendsMail />,
  );
  expect(one).toMatch(/2\speople are waiting for your decision/);
  expect(rows(one)).toBe(rows(none));
});

test("once a study has ended, whoever still waits for a decision can be declined at once", () => {
  const stats = { ...STATS, review: 2 };
  const canDecline = (status: "running" | "ended", canWrite: boolean) =>
    renderToStaticMarkup(
      // Nothing is pressed, so the router leads nowhere.
      <AppRouterContext.Provider value={{} as Router}>
        <Attention study={{ ...study, status }} stats={stats} slots={null} canWrite={canWrite} sendsMail />
      </AppRouterContext.Provider>,
    ).includes("Decline all");
  expect(canDecline("ended", true)).toBe(true);
  expect(canDecline("running", true)).toBe(false);
  expect(canDecline("ended", false)).toBe(false);
});

test("the times of live interviews say which calls have no link, and which interviews nobody has told of or recorded", () => {
  const stats = { ...STATS, review: 0, flagged: 0 };
  const slots = { bookable: true, withoutLink: 2, toReport: 1, withoutWords: 3 };
  const shown = (canWrite: boolean) =>
    renderToStaticMarkup(<Attention study={study} stats={stats} slots={slots} canWrite={canWrite} sendsMail />);
  expect(shown(true)).toMatch(/2\sbooked interviews have no call link/);
  expect(shown(true)).toMatch(/1\sinterview’s time has passed/);
  expect(shown(true)).toMatch(/3\sinterviews have no transcript yet/);
  expect(shown(true)).toContain('href="/studies/std_1/times?show=booked"');
  expect(shown(false)).toContain("Nothing needs your attention.");
});

test("once a study has ended, nobody is in the middle of it anymore", () => {
  const ended = { ...study, status: "ended" } as const;
  const session = { ...SESSION, status: "in_progress" as const };
  const table = (of: typeof study | typeof ended) =>
    renderToStaticMarkup(<SessionTable sessions={[session]} names={{}} openings={{}} study={of} />);
  expect(table(study)).toContain("In progress");
  expect(table(ended)).toContain("Not finished");
  expect(table(ended)).not.toContain("In progress");
  const funnel = (mayFinish: boolean) =>
    renderToStaticMarkup(<Funnel stats={STATS} hasScreener={false} mayFinish={mayFinish} />);
  expect(funnel(true)).toContain("2 in progress");
  expect(funnel(false)).toContain("2 didn’t finish");
  const counts = { participants: 4, inProgress: 2, completed: 1, target: 5 };
  const progress = (of: typeof study | typeof ended) =>
    renderToStaticMarkup(<StudyProgress study={{ ...of, counts }} />);
  expect(progress(study)).toContain(" now<");
  expect(progress(ended)).not.toContain(" now<");
});

test("how much somebody answered is shown once they have finished", () => {
  const session = SESSION;
  const cells = (html: string) => html.match(/<td[^>]*>[^<]*<\/td>/g)?.join("");
  expect(
    cells(renderToStaticMarkup(<SessionTable sessions={[session]} names={{}} openings={{}} study={study} />)),
  ).not.toContain(">0<");
  const done: SessionSummary = { ...session, status: "completed", endedAt: session.startedAt, answerCount: 7 };
  expect(
    cells(renderToStaticMarkup(<SessionTable sessions={[done]} names={{}} openings={{}} study={study} />)),
  ).toContain(">7<");
  const live = renderToStaticMarkup(
    <SessionTable sessions={[session]} names={{}} openings={{}} study={{ ...study, type: "live-interview" }} />,
  );
  expect(live).toContain("Needs transcript");
  expect(live).not.toMatch(/In progress|Answers/);
  const words = { [session.id]: "“I left.”" };
  const table = (shown: SessionSummary) =>
    renderToStaticMarkup(
      <SessionTable sessions={[shown]} names={{ ses_1: "Ana Silva" }} openings={words} study={study} />,
    );
  expect(table(done)).toContain("“I left.”");
  expect(table(done)).toContain("Ana Silva");
  const reasons = [{ kind: "speeding" as const, text: "Answered in 5 s." }];
  expect(table({ ...done, quality: { rating: "flagged", reasons } })).toContain("Answered in 5 s.");
  expect(table({ ...done, quality: { rating: "flagged", reasons } })).not.toContain("“I left.”");
});
