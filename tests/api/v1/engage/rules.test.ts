import { beforeAll, describe, expect, test } from "vitest";
import { PUT as PUT_AUDIENCE } from "@/app/v1/engage/tests/[id]/audience/route";
import { PUT as PUT_SCREENER } from "@/app/v1/engage/tests/[id]/screener/route";
import { POST } from "@/app/v1/engage/tests/route";
import { call } from "@/tests/support/call";
import { makeStudy, storedStudies } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

type Rule = [what: string, body: unknown, path: string];

const of = (length: number) => "x".repeat(length);
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

const TEXT = { type: "textInput", label: "Your work?", selection_condition_ai: "Works in design" };
const CHOICE = { type: "multipleChoice", label: "Do you shop?", options: [{ option: "Yes", qualify_if_chosen: true }] };
const questions = (...given: unknown[]) => ({ questions: given });
const text = (change: object) => questions(TEXT, { ...TEXT, ...change });
const choice = (change: object) => questions({ ...CHOICE, ...change });

const SCREENER: Rule[] = [
  ["no questions", {}, "questions"],
  ["questions that are no list", { questions: {} }, "questions"],
  ["null for questions", { questions: null }, "questions"],
  ["21 questions", questions(...times(21, () => TEXT)), "questions"],
  ["an unknown field", { questions: [], title: "x" }, "title"],
  ["an unknown field of a question", text({ required: true }), "questions.1.required"],
  ["an unknown field of an option", choice({ options: [{ option: "A", id: "a" }] }), "questions.0.options.0.id"],
  ["a question that is text", questions("Why?"), "questions.0"],
  ["no type", text({ type: undefined }), "questions.1.type"],
  ["a type that is not offered", text({ type: "checkbox" }), "questions.1.type"],
  ["no label", text({ label: undefined }), "questions.1.label"],
  ["an empty label", text({ label: " " }), "questions.1.label"],
  ["a label of 501 characters", text({ label: of(501) }), "questions.1.label"],
  ["a label that is a number", text({ label: 5 }), "questions.1.label"],
  ["a placeholder of 301 characters", text({ placeholder: of(301) }), "questions.1.placeholder"],
  ["null for a placeholder", text({ placeholder: null }), "questions.1.placeholder"],
  ["textInput without a condition", text({ selection_condition_ai: undefined }), "questions.1.selection_condition_ai"],
  [
    "multiLineInput without a condition",
    text({ type: "multiLineInput", selection_condition_ai: undefined }),
    "questions.1.selection_condition_ai",
  ],
  ["an empty condition", text({ selection_condition_ai: "" }), "questions.1.selection_condition_ai"],
  ["a condition of 1001 characters", text({ selection_condition_ai: of(1001) }), "questions.1.selection_condition_ai"],
  ["multipleChoice without options", choice({ options: undefined }), "questions.0.options"],
  ["checkBox without options", choice({ type: "checkBox", options: undefined }), "questions.0.options"],
  ["a choice with an empty list of options", choice({ options: [] }), "questions.0.options"],
  ["21 options", choice({ options: times(21, (at) => ({ option: `${at}` })) }), "questions.0.options"],
  ["an option without its text", choice({ options: [{ qualify_if_chosen: true }] }), "questions.0.options.0.option"],
  ["an empty option", choice({ options: [{ option: "" }] }), "questions.0.options.0.option"],
  ["an option of 301 characters", choice({ options: [{ option: of(301) }] }), "questions.0.options.0.option"],
  [
    "qualify_if_chosen that is text",
    choice({ options: [{ option: "A", qualify_if_chosen: "true" }] }),
    "questions.0.options.0.qualify_if_chosen",
  ],
];

const people = (demographics: object) => ({ demographics });

const AUDIENCE: Rule[] = [
  ["an unknown field", { target: 5 }, "target"],
  ["an unknown field of demographics", people({ age: 5 }), "demographics.age"],
  ["locations that are no list", { locations: "US" }, "locations"],
  ["a country that does not exist", { locations: ["US", "XX"] }, "locations.1"],
  ["a country code in small letters", { locations: ["us"] }, "locations.0"],
  ["an alpha-3 code", { locations: ["USA"] }, "locations.0"],
  ["a state that does not exist", { locations: ["US-ZZ"] }, "locations.0"],
  ["a region of another country", { locations: ["DE-BY"] }, "locations.0"],
  ["UK, which is no ISO code", { locations: ["UK"] }, "locations.0"],
  ["demographics that are a list", people([]), "demographics"],
  ["null for demographics", { demographics: null }, "demographics"],
  ["a gender that is not offered", people({ gender: "male" }), "demographics.gender"],
  ["age_min below 18", people({ age_min: 17 }), "demographics.age_min"],
  ["age_min above 100", people({ age_min: 101 }), "demographics.age_min"],
  ["age_max below 18", people({ age_max: 17 }), "demographics.age_max"],
  ["age_max above 100", people({ age_max: 101 }), "demographics.age_max"],
  ["an age that is no whole number", people({ age_min: 20.5 }), "demographics.age_min"],
  ["an age that is text", people({ age_min: "20" }), "demographics.age_min"],
  ["age_max below age_min", people({ age_min: 40, age_max: 30 }), "demographics.age_max"],
  ...["employment_status", "education_level", "marital_status", "household_income"].flatMap((name): Rule[] => [
    [`${name} that is not offered`, people({ [name]: ["other"] }), `demographics.${name}.0`],
    [`${name} that is no list`, people({ [name]: "single" }), `demographics.${name}`],
    [`null for ${name}`, people({ [name]: null }), `demographics.${name}`],
  ]),
  ["no participants", { n_participants: 0 }, "n_participants"],
  ["501 participants", { n_participants: 501 }, "n_participants"],
  ["half a participant", { n_participants: 1.5 }, "n_participants"],
  ["null for participants", { n_participants: null }, "n_participants"],
  ["a reward below 5", { reward: 4.99 }, "reward"],
  ["a reward that is text", { reward: "5" }, "reward"],
  ["a reward of a part of a cent", { reward: 5.005 }, "reward"],
  ...["soon", "", "2026", "2026-13-01", "2026-02-30", "2026-01-01T25:00:00Z", "12345-01-01", "foo 1", "10/11/2026"].map(
    (deadline): Rule => [`the deadline "${deadline}"`, { deadline }, "deadline"],
  ),
  ["a deadline that is a number", { deadline: 1793000000000 }, "deadline"],
  ["instructions of 5001 characters", { instructions: of(5001) }, "instructions"],
  ["a character that cannot be stored", { instructions: "a\0b" }, "instructions"],
];

const TITLE = { title: "Checkout" };
const OPEN = { text: "Why?" };
const guide = (...given: unknown[]) => ({ ...TITLE, guide: { sections: [{ questions: given }] } });
const at = (field: string) => `guide.sections.0.questions.0.${field}`;

const CREATE: Rule[] = [
  ["no title", {}, "title"],
  ["an empty title", { title: " " }, "title"],
  ["a title of 201 characters", { title: of(201) }, "title"],
  ["a title of two lines", { title: "a\nb" }, "title"],
  ["null for a title", { title: null }, "title"],
  ["an unknown field", { ...TITLE, status: "Live" }, "status"],
  ["a type that is not offered", { ...TITLE, type: "swarm" }, "type"],
  ["a description of 5001 characters", { ...TITLE, description: of(5001) }, "description"],
  ["a duration of nothing", { ...TITLE, duration_min: 0 }, "duration_min"],
  ["a duration that is no whole number", { ...TITLE, duration_min: 1.5 }, "duration_min"],
  ["a project that is a number", { ...TITLE, project_id: 5 }, "project_id"],
  ["a guide without sections", { ...TITLE, guide: {} }, "guide.sections"],
  ["21 sections", { ...TITLE, guide: { sections: times(21, () => ({ questions: [] })) } }, "guide.sections"],
  ["101 questions", guide(...times(101, () => OPEN)), "guide.sections.0.questions"],
  [
    "101 questions in two sections",
    { ...TITLE, guide: { sections: [51, 50].map((count) => ({ questions: times(count, () => OPEN) })) } },
    "guide.sections",
  ],
  ["an unknown field of a question", guide({ ...OPEN, conditionAi: "x" }), at("conditionAi")],
  ["a question without text", guide({}), at("text")],
  ["a question of 1001 characters", guide({ text: of(1001) }), at("text")],
  ["a kind that is not offered", guide({ ...OPEN, kind: "rating" }), at("kind")],
  ["a probe that is not offered", guide({ ...OPEN, probe: "medium" }), at("probe")],
  ["a choice without options", guide({ ...OPEN, kind: "single" }), at("options")],
  ["a choice of one", guide({ ...OPEN, kind: "multiple", options: ["A"] }), at("options")],
  ["the same option twice", guide({ ...OPEN, kind: "single", options: ["A", "A "] }), at("options")],
  ["an open question with options", guide({ ...OPEN, options: ["A", "B"] }), at("options")],
  ["a scale that ends before it starts", guide({ ...OPEN, kind: "scale", scale: { min: 5, max: 5 } }), at("scale.max")],
  ["an open question with a scale", guide({ ...OPEN, scale: { min: 1, max: 5 } }), at("scale")],
  ["an id with a space", guide({ ...OPEN, id: "a b" }), at("id")],
  ["the same id twice", guide({ ...OPEN, id: "a" }, { ...OPEN, id: "a" }), "guide.sections"],
];

let key: string;
let workspaceId: string;
let id: string;
beforeAll(async () => {
  const caller = await makeCaller();
  key = caller.key;
  workspaceId = caller.workspace.id;
  id = (await makeStudy(caller.person)).id;
});

const stored = () => storedStudies(workspaceId);

describe.each([
  ["PUT /v1/engage/tests/{id}/screener", PUT_SCREENER, SCREENER],
  ["PUT /v1/engage/tests/{id}/audience", PUT_AUDIENCE, AUDIENCE],
  ["POST /v1/engage/tests", POST, CREATE],
] as const)("%s stores nothing, and names the path, for", (_, route, rules) => {
  test.each(rules)("%s", async (_what, body, path) => {
    const before = await stored();
    const { status, json } = await call(route, { key, params: { id }, body });
    expect([status, json.error?.code], JSON.stringify(json)).toEqual([422, "validation_failed"]);
    expect(json.error.details.map((detail: { path: string }) => detail.path)).toContain(path);
    for (const detail of json.error.details) expect(detail.message).toBeTypeOf("string");
    expect(await stored()).toEqual(before);
  });
});
