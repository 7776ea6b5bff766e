import { describe, expect, test } from "vitest";
import { GET as getAudience, PUT as putAudience } from "@/app/v1/engage/tests/[id]/audience/route";
import { GET as getScreener, PUT as putScreener } from "@/app/v1/engage/tests/[id]/screener/route";
import { optionsOf, type Screener } from "@/lib/core/study/screener";
import { db } from "@/lib/db/client";
import { checkScreenerAnswers } from "@/lib/services/participants/check-screener-answers";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

const long = (length: number) => "x".repeat(length);

/** As large as the contract allows. */
const SCREENER = {
  questions: Array.from({ length: 20 }, (_, at) => ({
    type: ["checkBox", "multipleChoice", "textInput", "multiLineInput", "numberInput"][at % 5],
    label: long(500),
    placeholder: long(300),
    selection_condition_ai: long(1000),
    options: Array.from({ length: 20 }, (_, option) => ({
      option: `${option}`.padEnd(300, "x"),
      qualify_if_chosen: option % 2 === 0,
    })),
  })),
};

const AUDIENCE = {
  locations: ["US", "DE", "US-CA", "US-DC"],
  demographics: {
    gender: "Non-binary",
    age_min: 18,
    age_max: 100,
    employment_status: ["full_time", "homemaker"],
    education_level: ["high_school", "professional"],
    marital_status: ["single", "widowed"],
    household_income: ["lt_25k", "gt_250k"],
  },
  n_participants: 500,
  reward: 20.5,
  deadline: "2030-12-31T18:00:00.000Z",
  instructions: long(5000),
};
const ANYONE = {
  locations: [],
  demographics: {
    gender: null,
    age_min: null,
    age_max: null,
    employment_status: [],
    education_level: [],
    marital_status: [],
    household_income: [],
  },
};

async function makeDraft() {
  const { key, person } = await makeCaller();
  const { id } = await makeStudy(person);
  return { key, params: { id } };
}

describe.each([
  ["screener", getScreener, putScreener, SCREENER],
  ["audience", getAudience, putAudience, AUDIENCE],
] as const)("/v1/engage/tests/{id}/%s", (_, GET, PUT, body) => {
  test("GET returns what PUT stored, and it can be sent again", async () => {
    const draft = await makeDraft();
    const { status, json } = await call(PUT, { ...draft, body });
    expect([status, json.data]).toEqual([200, body]);
    const got = await call(GET, draft);
    expect([got.status, got.json]).toEqual([200, json]);
    expect((await call(PUT, { ...draft, body: got.json.data })).json).toEqual(json);
  });

  test.each(["running", "paused", "ended"] as const)(
    "a PUT on a %s test is 422 and changes nothing",
    async (status) => {
      const { key, person } = await makeCaller();
      const { id } = await makeStudy(person, { status });
      const before = await call(GET, { key, params: { id } });
      const { status: answered, json } = await call(PUT, { key, params: { id }, body });
      expect([answered, json.error.code]).toEqual([422, "validation_failed"]);
      expect(json.error.details).toEqual([{ path: "status", message: "This test is no longer a draft." }]);
      expect((await call(GET, { key, params: { id } })).json).toEqual(before.json);
    },
  );
});

test("an empty screener lets everyone in, and a choice without qualify_if_chosen means false", async () => {
  const draft = await makeDraft();
  const question = { type: "checkBox", label: "Which?", options: [{ option: "A" }] };
  const { json } = await call(putScreener, { ...draft, body: { questions: [question] } });
  expect(json.data.questions).toEqual([{ ...question, options: [{ option: "A", qualify_if_chosen: false }] }]);
  expect((await call(putScreener, { ...draft, body: { questions: [] } })).json.data).toEqual({ questions: [] });
});

test("an option sent twice is kept as sent, and participants see it once", async () => {
  const draft = await makeDraft();
  const options = [
    { option: "A", qualify_if_chosen: false },
    { option: "A", qualify_if_chosen: true },
  ];
  const question = { type: "checkBox", label: "Which?", options };
  const { status, json } = await call(putScreener, { ...draft, body: { questions: [question] } });
  expect([status, json.data.questions]).toEqual([200, [question]]);
  const study = await db().study.findUniqueOrThrow({ where: { id: draft.params.id }, select: { screener: true } });
  const screener = study.screener as unknown as Screener;
  const [id = ""] = screener.questions.map((one) => one.id);
  expect(screener.questions.map(optionsOf)).toEqual([["A"]]);
  expect(checkScreenerAnswers(screener, { [id]: ["A"] })).toEqual({ [id]: ["A"] });
});

test("what an audience leaves out, or sets to null where allowed, is not set", async () => {
  const draft = await makeDraft();
  await call(putAudience, { ...draft, body: AUDIENCE });
  expect((await call(putAudience, { ...draft, body: {} })).json.data).toEqual(ANYONE);
  const nobody = { demographics: { gender: null, age_min: null, age_max: 30 }, reward: 5, n_participants: 1 };
  const { json } = await call(putAudience, { ...draft, body: nobody });
  expect(json.data).toEqual({ ...ANYONE, ...nobody, demographics: { ...ANYONE.demographics, age_max: 30 } });
});

test.each([
  ["2031-02-28", "2031-02-28T00:00:00.000Z"],
  ["2031-02-28T10:30", "2031-02-28T10:30:00.000Z"],
  ["2031-02-28 10:30:15", "2031-02-28T10:30:15.000Z"],
  ["2031-02-28T10:30:15.123456Z", "2031-02-28T10:30:15.123Z"],
  ["2031-02-28T10:30:00+02:00", "2031-02-28T08:30:00.000Z"],
  ["2031-02-28T10:30:00-0800", "2031-02-28T18:30:00.000Z"],
  ["Fri, 28 Feb 2031 10:30:00 GMT", "2031-02-28T10:30:00.000Z"],
  ["2031/02/28", "2031-02-28T00:00:00.000Z"],
  ["February 28, 2031", "2031-02-28T00:00:00.000Z"],
  ["2020-01-01", "2020-01-01T00:00:00.000Z"],
])("the deadline %s is stored as %s", async (deadline, stored) => {
  const { json } = await call(putAudience, { ...(await makeDraft()), body: { deadline } });
  expect(json.data.deadline).toBe(stored);
});
