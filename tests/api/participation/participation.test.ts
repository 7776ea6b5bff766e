import { describe, expect, test } from "vitest";
import { POST as answer } from "@/app/api/participation/[id]/answer/route";
import { POST as begin } from "@/app/api/participation/[id]/begin/route";
import { POST as consent } from "@/app/api/participation/[id]/consent/route";
import { GET as data } from "@/app/api/participation/[id]/data/route";
import { PUT as draft } from "@/app/api/participation/[id]/draft/route";
import { POST as form } from "@/app/api/participation/[id]/form/route";
import { GET as look } from "@/app/api/participation/[id]/route";
import { POST as screener } from "@/app/api/participation/[id]/screener/route";
import { POST as skip } from "@/app/api/participation/[id]/skip/route";
import { POST as start } from "@/app/api/participation/[id]/start/route";
import { POST as stop } from "@/app/api/participation/[id]/stop/route";
import { POST as withdraw } from "@/app/api/participation/[id]/withdraw/route";
import { POST as decide } from "@/app/api/studies/[id]/participants/[participantId]/decide/route";
import { GET as participants } from "@/app/api/studies/[id]/participants/route";
import { newId } from "@/lib/core/ids";
import { tokenOf } from "@/lib/services/participants/token";
import { call } from "@/tests/support/call";
import { begun, guideOf, joined, runningStudy } from "@/tests/support/data/participation";
import { makeKey } from "@/tests/support/factories";

const SAID = "The invoice page crashed twice and I lost my whole basket";

describe("from the link to the thanks", () => {
  test("with only the public endpoints", async () => {
    const { link } = await runningStudy({
      guide: guideOf({ text: "How do you pay?" }),
      screener: {
        questions: [
          { id: "s1", type: "multipleChoice", label: "Adult?", options: [{ option: "Yes", qualifyIfChosen: true }] },
        ],
      },
    });
    const first = await call(look, { params: { token: link } });
    expect([first.status, first.json.step, first.json.participant]).toEqual([200, "consent", null]);
    const started = await call(start, { params: { token: link }, body: { timeZone: "Europe/Berlin" } });
    expect([started.status, started.json.participant.label]).toEqual([201, "P1"]);
    const params = { token: started.json.token };
    const agreed = await call(consent, { params, body: { agreed: true, version: first.json.consent.version } });
    expect(agreed.json.step).toBe("screener");
    const screened = await call(screener, { params, body: { answers: { s1: "Yes" } } });
    expect(screened.json.step).toBe("ready");
    const talking = await call(begin, { params, body: {} });
    expect(talking.json.step).toBe("interview");
    const { version } = talking.json.session;
    const body = { version, text: SAID, manner: { typedMs: 900, pastedCharacters: 0 } };
    const reply = await call(answer, { params, body });
    expect([reply.status, reply.json.step]).toEqual([200, "thanks"]);
    expect((await call(answer, { params, body })).text).toBe(reply.text);
    const stored = await call(data, { params });
    expect(stored.json.session.turns.map((turn: { text: string }) => turn.text)).toContain(SAID);
    expect((await call(withdraw, { params, body: {} })).json.step).toBe("withdrawn");
  });

  test("a name is one line that reads as it is written", async () => {
    const { link } = await runningStudy();
    const { json } = await call(start, { params: { token: link }, body: {} });
    const agree = (name: string) =>
      call(consent, { params: { token: json.token }, body: { agreed: true, version: json.consent.version, name } });
    for (const name of ["Ann\r\nBcc: x", "a\u202Eexe.vtt", " "])
      expect((await agree(name)).json.error.details).toMatchObject([{ path: "name" }]);
    expect((await agree("  Ann Ö’Hara ")).json.participant.name).toBe("Ann Ö’Hara");
  });

  test("an answer of only invisible characters is empty, and one without its direction marks is the same answer again", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const params = { token };
    const give = (text: string) => call(answer, { params, body: { version: view.session?.version, text } });
    expect((await give("\u200B\uFEFF \n")).json.error.details).toMatchObject([{ path: "text" }]);
    const first = await give(`It was \u202E${SAID}`);
    expect(first.json.turns[0].text).toBe(`It was ${SAID}`);
    expect((await give(`It was \u202E${SAID}`)).text).toBe(first.text);
  });

  test("the reply streams: words as they come, then the whole", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const { text, headers } = await call(answer, {
      params: { token },
      body: { version: view.session?.version, text: SAID },
      headers: { accept: "text/event-stream" },
    });
    expect(headers.get("content-type")).toContain("text/event-stream");
    const events = [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gm)].map(([, event, json = ""]) => ({
      event,
      data: JSON.parse(json),
    }));
    const told = events.filter(({ event }) => event === "delta").map((one) => one.data.text);
    const done = events.at(-1);
    expect(done?.event).toBe("done");
    expect(told.join("")).toBe(done?.data.turns[1].text);
  });

  test("an error in a streamed answer is its last event", async () => {
    const { link } = await runningStudy();
    const { token, view } = await begun(link);
    const headers = { accept: "text/event-stream" };
    const { text } = await call(answer, {
      params: { token },
      body: { version: view.session?.version, text: " " },
      headers,
    });
    expect(text).toMatch(/event: error\ndata: .*"bad_request"/);
  });
});

describe("a link that doesn't work", () => {
  const routes = { look, start, consent, screener, begin, answer, skip, stop, draft, form, withdraw, data };
  const bodies: Record<string, unknown> = {
    start: {},
    begin: {},
    stop: {},
    withdraw: {},
    consent: { agreed: true, version: "x" },
    screener: { answers: {} },
    draft: { answers: {} },
    form: { answers: {} },
    answer: { version: 0, text: "x" },
    skip: { version: 0 },
  };
  test.each(Object.entries(routes))("is 404 for %s", async (name, route) => {
    const wrong = tokenOf("participant", newId("participant"));
    for (const token of ["x", `${wrong.slice(0, -1)}-`, wrong]) {
      const { status, json } = await call(route, { params: { token }, body: bodies[name] });
      expect([status, json.error.code]).toEqual([404, "not_found"]);
      expect(json.error.message).toMatch(/^This link does not work/);
      expect(json.error.message).not.toContain(wrong.slice(1, 27));
    }
  });
});

test("bodies have limits, and unknown fields are refused", async () => {
  const { link } = await runningStudy();
  const { token, view } = await begun(link);
  const version = view.session?.version;
  const params = { token };
  for (const [body, path] of [
    [{ version, text: "x".repeat(20_001) }, "text"],
    [{ version, text: "x", role: "moderator" }, "role"],
    [{ version: -1, text: "x" }, "version"],
    [{ version, text: "x", manner: { typedMs: -1 } }, "manner.typedMs"],
    [{ version }, "text"],
  ] as const) {
    const { status, json } = await call(answer, { params, body });
    expect(status).toBe(400);
    expect(JSON.stringify(json.error.details)).toContain(path);
  }
});

test("actions before starting are refused", async () => {
  const { link } = await runningStudy();
  const { status, json } = await call(begin, { params: { token: link }, body: {} });
  expect([status, json.error.code]).toEqual([409, "conflict"]);
});

describe("GET /api/studies/{id}/participants", () => {
  test("pages by key, newest first, and filters by status", async () => {
    const { link, study, person } = await runningStudy();
    const key = await makeKey(person);
    for (let i = 0; i < 3; i++) await joined(link);
    await begun(link);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit: "2", ...(cursor && { cursor }) };
      const { json } = await call(participants, { key, params: { id: study.id }, query });
      seen.push(...json.items.map(({ label }: { label: string }) => label));
      cursor = json.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["P4", "P3", "P2", "P1"]);
    const busy = await call(participants, { key, params: { id: study.id }, query: { status: "in_progress" } });
    expect(busy.json.items).toMatchObject([{ label: "P4", sessionId: expect.stringMatching(/^ses_/) }]);
    expect((await call(participants, { key, params: { id: study.id }, query: { status: "x" } })).status).toBe(400);
  });

  test("decide is 409 for someone who isn't waiting for it", async () => {
    const { link, study, person } = await runningStudy();
    const key = await makeKey(person);
    await joined(link);
    const list = await call(participants, { key, params: { id: study.id } });
    const params = { id: study.id, participantId: list.json.items[0].id };
    const { status, json } = await call(decide, { key, params, body: { qualified: false } });
    expect([status, json.error.details[0].path]).toEqual([409, "status"]);
  });
});
