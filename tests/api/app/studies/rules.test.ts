import { beforeAll, describe, expect, test } from "vitest";
import { POST as DRAFT } from "@/app/api/studies/[id]/draft/route";
import { POST as DUPLICATE } from "@/app/api/studies/[id]/duplicate/route";
import { POST as END } from "@/app/api/studies/[id]/end/route";
import { PATCH } from "@/app/api/studies/[id]/route";
import { GET as LIST, POST } from "@/app/api/studies/route";
import { call } from "@/tests/support/call";
import { makeStudy, storedStudies } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";

type Rule = [what: string, body: unknown, path: string];

const of = (length: number) => "x".repeat(length);
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

const TEXT = { type: "textInput", label: "Your work?", selectionConditionAi: "Works in design" };
const CHOICE = { type: "checkBox", label: "Do you shop?", options: [{ option: "Yes", qualifyIfChosen: true }] };
const screener = (...questions: unknown[]) => ({ screener: { questions } });
const inScreener = (field: string) => `screener.questions.0.${field}`;
const OPEN = { text: "Why?" };
const guide = (...questions: unknown[]) => ({ guide: { sections: [{ questions }] } });
const inGuide = (field: string) => `guide.sections.0.questions.0.${field}`;
const audience = (change: object) => ({ audience: change });
const people = (demographics: object) => audience({ demographics });
const settings = (change: object) => ({ settings: change });

const FIELDS: Rule[] = [
  ["an unknown field", { status: "running" }, "status"],
  ["an empty title", { title: " " }, "title"],
  ["a title of 201 characters", { title: of(201) }, "title"],
  ["a title of two lines", { title: "a\nb" }, "title"],
  ["null for a title", { title: null }, "title"],
  ["an empty question", { question: "" }, "question"],
  ["a question of 1001 characters", { question: of(1001) }, "question"],
  ["a description of 5001 characters", { description: of(5001) }, "description"],
  ["a type that is not offered", { type: "diary" }, "type"],
  ["null for a type", { type: null }, "type"],
  ["a language that is none", { language: "in English" }, "language"],
  ["a project that is a number", { projectId: 5 }, "projectId"],

  ["a guide that is a list", { guide: [] }, "guide"],
  ["null for a guide", { guide: null }, "guide"],
  ["an unknown field of a guide", { guide: { sections: [], title: "x" } }, "guide.title"],
  ["21 sections", { guide: { sections: times(21, () => ({ questions: [] })) } }, "guide.sections"],
  ["101 questions", guide(...times(101, () => OPEN)), "guide.sections.0.questions"],
  ["a question without text", guide({}), inGuide("text")],
  ["a question of 1001 characters in the guide", guide({ text: of(1001) }), inGuide("text")],
  ["v1's spelling in a guide", guide({ ...OPEN, condition_ai: "x" }), inGuide("condition_ai")],
  ["a kind that is not offered", guide({ ...OPEN, kind: "rating" }), inGuide("kind")],
  ["a probe that is not offered", guide({ ...OPEN, probe: "medium" }), inGuide("probe")],
  ["a choice without options", guide({ ...OPEN, kind: "single" }), inGuide("options")],
  ["a choice of one", guide({ ...OPEN, kind: "multiple", options: ["A"] }), inGuide("options")],
  ["an open question with options", guide({ ...OPEN, options: ["A", "B"] }), inGuide("options")],
  [
    "a scale that ends before it starts",
    guide({ ...OPEN, kind: "scale", scale: { min: 5, max: 1 } }),
    inGuide("scale.max"),
  ],
  ["the same id twice in a guide", guide({ ...OPEN, id: "a" }, { ...OPEN, id: "a" }), "guide.sections"],

  ["21 screener questions", screener(...times(21, () => TEXT)), "screener.questions"],
  [
    "v1's spelling in a screener",
    screener({ ...TEXT, selection_condition_ai: "x" }),
    inScreener("selection_condition_ai"),
  ],
  ["a screener question without a label", screener({ ...TEXT, label: undefined }), inScreener("label")],
  ["a label of 501 characters", screener({ ...TEXT, label: of(501) }), inScreener("label")],
  ["a placeholder of 301 characters", screener({ ...TEXT, placeholder: of(301) }), inScreener("placeholder")],
  [
    "text without a condition",
    screener({ ...TEXT, selectionConditionAi: undefined }),
    inScreener("selectionConditionAi"),
  ],
  [
    "a condition of 1001 characters",
    screener({ ...TEXT, selectionConditionAi: of(1001) }),
    inScreener("selectionConditionAi"),
  ],
  ["a choice without screener options", screener({ ...CHOICE, options: undefined }), inScreener("options")],
  ["21 options", screener({ ...CHOICE, options: times(21, (at) => ({ option: `${at}` })) }), inScreener("options")],
  ["an option twice", screener({ ...CHOICE, options: [{ option: "A" }, { option: "A " }] }), inScreener("options")],
  [
    "an option of 301 characters",
    screener({ ...CHOICE, options: [{ option: of(301) }] }),
    inScreener("options.0.option"),
  ],
  ["a type of screener question that is not offered", screener({ ...TEXT, type: "text" }), inScreener("type")],
  ["the same id twice in a screener", screener({ ...TEXT, id: "a" }, { ...TEXT, id: "a" }), "screener.questions"],

  ["an unknown field of an audience", audience({ participants: 5 }), "audience.participants"],
  ["a country that does not exist", audience({ locations: ["US", "XX"] }), "audience.locations.1"],
  ["a state that does not exist", audience({ locations: ["US-ZZ"] }), "audience.locations.0"],
  ["a gender that is not offered", people({ gender: "male" }), "audience.demographics.gender"],
  ["an age below 18", people({ ageMin: 17 }), "audience.demographics.ageMin"],
  ["an age above 100", people({ ageMax: 101 }), "audience.demographics.ageMax"],
  ["ages the wrong way round", people({ ageMin: 40, ageMax: 30 }), "audience.demographics.ageMax"],
  ["v1's spelling of an age", people({ age_min: 20 }), "audience.demographics.age_min"],
  ...["employmentStatus", "educationLevel", "maritalStatus", "householdIncome"].map(
    (name): Rule => [`${name} that is not offered`, people({ [name]: ["other"] }), `audience.demographics.${name}.0`],
  ),
  ["instructions of 5001 characters", audience({ instructions: of(5001) }), "audience.instructions"],

  ["an unknown setting", settings({ theme: "dark" }), "settings.theme"],
  ["no participants", settings({ targetParticipants: 0 }), "settings.targetParticipants"],
  ["501 participants", settings({ targetParticipants: 501 }), "settings.targetParticipants"],
  ["a reward below $5", settings({ rewardCents: 499 }), "settings.rewardCents"],
  ["a reward of half a cent", settings({ rewardCents: 500.5 }), "settings.rewardCents"],
  ["a deadline without a time", settings({ deadline: "2030-01-01" }), "settings.deadline"],
  ["a day that does not exist", settings({ deadline: "2030-02-30T00:00:00Z" }), "settings.deadline"],
  ["no minutes", settings({ durationMin: 0 }), "settings.durationMin"],
  ["241 minutes", settings({ durationMin: 241 }), "settings.durationMin"],
  ["an empty consent text", settings({ consentText: " " }), "settings.consentText"],
  ["a consent text of 10,001 characters", settings({ consentText: of(10_001) }), "settings.consentText"],
  ["an address that runs a script", settings({ redirectUrl: "javascript:alert(1)" }), "settings.redirectUrl"],
  ["an address of data", settings({ redirectUrl: "data:text/html,hi" }), "settings.redirectUrl"],
  ["an address without a host", settings({ redirectUrl: "/thanks" }), "settings.redirectUrl"],
  ["voice that is text", settings({ voice: "yes" }), "settings.voice"],
  ["a character that cannot be stored", audience({ instructions: "a\0b" }), "audience.instructions"],
];

const TITLE = { title: "Checkout" };
const CREATE: Rule[] = [
  ["neither title nor question", {}, "title"],
  ["a draft without a question", { ...TITLE, draft: true }, "question"],
  ["a draft that is text", { ...TITLE, draft: "true" }, "draft"],
  ...FIELDS.map(([what, body, path]): Rule => [what, { ...TITLE, ...(body as object) }, path]),
];
const UPDATE: Rule[] = [
  ...FIELDS,
  ["a time that is none", { ...TITLE, expectedUpdatedAt: "yesterday" }, "expectedUpdatedAt"],
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
  ["PATCH /api/studies/:id", PATCH, UPDATE],
  ["POST /api/studies", POST, CREATE],
  ["POST /api/studies/:id/duplicate", DUPLICATE, [["a title of two lines", { title: "a\nb" }, "title"]]],
  ["POST /api/studies/:id/end", END, [["an unknown field", { refund: true }, "refund"]]],
  [
    "POST /api/studies/:id/draft",
    DRAFT,
    [
      ["a question of 1001 characters", { question: of(1001) }, "question"],
      ["a type that is not offered", { type: "swarm" }, "type"],
      ["no question anywhere", {}, "question"],
      ["an unknown field", { prompt: "x" }, "prompt"],
    ],
  ],
] as [string, typeof POST, Rule[]][])("%s stores nothing, and names the path, for", (_, route, rules) => {
  test.each(rules)("%s", async (_what, body, path) => {
    const before = await stored();
    const { status, json } = await call(route, { key, params: { id }, body });
    expect([status, json.error?.code], JSON.stringify(json)).toEqual([400, "bad_request"]);
    expect(json.error.details.map((detail: { path: string }) => detail.path)).toContain(path);
    for (const detail of json.error.details) expect(detail.message).toBeTypeOf("string");
    expect(json.error.requestId).toMatch(/^req_/);
    expect(await stored()).toEqual(before);
  });
});

test.each([
  ["status", "live"],
  ["type", "interview"],
  ["limit", "101"],
  ["cursor", "AAAA"],
  ["q", of(201)],
])("GET /api/studies with %s=%s is 400 and names it", async (name, value) => {
  const { status, json } = await call(LIST, { key, query: { [name]: value } });
  expect([status, json.error.details[0].path]).toEqual([400, name]);
});
