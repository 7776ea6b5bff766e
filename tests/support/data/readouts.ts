import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import type { Prisma } from "@/lib/db/generated/client";
import { generate } from "@/lib/services/readouts/generate";
import { make } from "@/lib/services/readouts/make";
import { read } from "@/lib/services/readouts/read";
import type { ReadoutRecord } from "@/lib/services/readouts/record";
import type { Person } from "@/tests/support/factories";
import { makeStudy } from "./studies";
import { addSession } from "./study-sessions";

type Study = Awaited<ReturnType<typeof makeStudy>>;
type Session = Partial<Prisma.StudySessionUncheckedCreateInput>;

/** What everybody talks about, each in other words, chosen by the number of the person. */
const PRICES = [
  "The monthly price is far too expensive for a small team like ours, and that is why we left.",
  "I was shocked by how expensive the price per month was, it was a terrible deal for us.",
  "Honestly the price was awful, we could not afford to pay that much every month.",
  "The price is great value for what we get, I love how cheap the monthly plan is.",
];
const REPLIES = [
  "Support never answered my email, and waiting for a reply from support was really frustrating.",
  "I wrote to support twice and nobody replied, their support chat was useless and slow.",
  "The support team was terrible, I waited four days for an answer from support.",
  "Support was wonderful, they answered my chat in minutes and I love that.",
];
const EXPORTS = [
  "The export to CSV broke the accents in my file and I hate that export.",
  "When I export the spreadsheet, the CSV file has wrong columns, which is annoying.",
  "Exporting a CSV file takes forever and the columns are broken, it is terrible.",
  "The export of CSV files is excellent and saves me hours with my spreadsheet.",
];

const said = (list: readonly string[], number: number): string => list[number % list.length] ?? "";

/** Another person of the study, who talks about price, support and exports. */
export const addVoice = (ctx: Context, study: Study, number: number, session: Session = {}) =>
  addSession(
    ctx,
    study,
    [
      { questionId: "q1", text: said(PRICES, number) },
      { questionId: "q1", text: said(REPLIES, number) },
      { questionId: "q2", text: said(EXPORTS, number) },
      { questionId: "q2", text: `${said(PRICES, number + 1)} That is what I told my boss.` },
    ],
    { session },
  );

/** An ended study with this many people who were interviewed. */
export async function makeInterviewed(person: Person, people = 6, more: Parameters<typeof makeStudy>[1] = {}) {
  const study = await makeStudy(person, { status: "ended", ...more });
  const sessions = [];
  for (let number = 0; number < people; number += 1) sessions.push(await addVoice(person.ctx, study, number));
  return { study, sessions };
}

/** Does what a request triggers, as the job does it. */
export const runReadout = (
  ctx: Context,
  { id, studyId, generation }: ReadoutRecord,
  { isBuiltIn = false } = {},
): Promise<void> =>
  make(systemContext("make-readout", ctx.workspaceId), { readoutId: id ?? "", studyId, generation, isBuiltIn });

/** Requests a readout, waits until it is generated, and returns it. */
export async function generated(
  ctx: Context,
  studyId: string,
  how: { isBuiltIn?: boolean } = {},
): Promise<ReadoutRecord> {
  await runReadout(ctx, await generate(ctx, studyId, how), how);
  return read(ctx, studyId);
}

/** The first theme, its first claim and that claim's first quote, which every readout of `makeInterviewed` has. */
export function firstOf({ themes }: ReadoutRecord) {
  const [theme] = themes;
  const claim = theme?.claims[0];
  const clip = claim?.clips[0];
  if (!theme || !claim || !clip) throw new Error("the readout holds no quote");
  return { theme, claim, clip, passageId: clip.passage.id };
}
