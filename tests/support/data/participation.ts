import { expect, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import type { Guide, GuideQuestion } from "@/lib/core/study/guide";
import { pool } from "@/lib/db/pool";
import { answer } from "@/lib/services/interviews/answer";
import { begin } from "@/lib/services/interviews/begin";
import { consent } from "@/lib/services/participants/consent";
import type { TurnReply } from "@/lib/services/participants/record";
import { start } from "@/lib/services/participants/start";
import { tokenOf } from "@/lib/services/participants/token";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { makeStudy } from "./studies";

/** A caller with its own client address. */
export const caller = (address: string | null = null) => ({ requestId: newId("request"), address });

/** A running study in a new workspace. */
export async function runningStudy(overrides: Parameters<typeof makeStudy>[1] = {}) {
  const workspace = await makeWorkspace();
  const person = await makePerson(workspace);
  const study = await makeStudy(person, { status: "running", ...overrides });
  return { workspace, person, study, ctx: person.ctx, link: tokenOf("study", study.id) };
}

/** A guide of one section with these questions. */
export const guideOf = (...questions: (Partial<GuideQuestion> & { text: string })[]): Guide => ({
  sections: [
    {
      id: "s1",
      title: "",
      questions: questions.map((question, at) => ({
        id: `q${at + 1}`,
        kind: "open",
        required: true,
        probe: "none",
        ...question,
      })),
    },
  ],
});

/** Somebody who opened the link and consented; returns their token. */
export async function joined(link: string): Promise<string> {
  const started = await start(caller(), link, {});
  await consent(caller(), started.token, { agreed: true, version: started.consent.version });
  return started.token;
}

/** Somebody who has started: their token and what they see. */
export async function begun(link: string) {
  const token = await joined(link);
  return { token, view: await begin(caller(), token) };
}

const TOLD = "It took far too long because the payment page kept asking for my address again";

/** Waits until a participant's link has been read so many times from now on. */
export function opened(times: number): () => Promise<void> {
  const asked = vi.spyOn(pool(), "query");
  const read = () =>
    asked.mock.calls.filter(
      ([query], at) =>
        Object(query).name === "find_participation_participant" && asked.mock.settledResults[at]?.type === "fulfilled",
    );
  return () => vi.waitFor(() => expect(read()).toHaveLength(times), { timeout: 10_000, interval: 10 });
}

/** Answers to the end of the interview; `say` may choose the words. */
export async function talkThrough(token: string, version: number) {
  let reply: TurnReply = await answer(caller(), token, { version, text: TOLD });
  for (let i = 0; reply.step === "interview" && i < 100; i++)
    reply = await answer(caller(), token, { version: reply.version, text: TOLD });
  return reply;
}
