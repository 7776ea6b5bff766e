import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const PRIYA: Interview = [
  [
    "Walk me through the last time you submitted an expense report.",
    "It was Sunday night, end of the month, I had this carrier bag of receipts and typed them in one by one.",
  ],
  ["How long do you wait for your money?", "Two weeks if I'm lucky. In March it was five, nobody could approve."],
  ["And mileage?", "I still keep that in a spreadsheet. I've got eleven stops in a day."],
  ["If you could change one thing?", "Tell me what's wrong with a report, and where. That's it really."],
];
const TOMASZ: Interview = [
  ["What does month end look like?", "It's chaos. Seventy percent of the reports come in on the last two days."],
  [
    "How do you find the automatic categories?",
    "I don't trust them. It put a hotel bar bill under training, and our auditor found it before we did.",
  ],
  [
    "Have you looked at other tools?",
    "We trialled Expensify two years ago. It was fine, better scanning to be honest, but it couldn't do our approval chain with three levels.",
  ],
  ["What do you pay for it?", "Nine pounds per head per month. For people who submit twice a year it's far too much."],
];
const GRACE: Interview = [
  ["What did you use before?", "A shared folder and a spreadsheet. I lost a whole evening every month."],
  ["How do you find the price?", "It's okay. About a hundred pounds a month for all of us."],
  ["What about lost receipts?", "People write a line in the app that they lost it and I approve it."],
];
const AISHA: Interview = [
  ["Is paying out difficult?", "The file's wrong every month, so I have to take people out by hand."],
  [
    "How does the team feel about the tool?",
    "The drivers hate it. The app doesn't run on their phones, so they send photos on WhatsApp to the depot.",
  ],
];
const JONAS: Interview = [
  ["What do you need an expense tool for?", "I bill my clients for travel, with the receipt behind each trip."],
  ["And the price?", "It's nine a month and there's no plan for one person."],
  ["Would you stop using it?", "I looked at Zoho and at doing it in Notion. But all my history's in here."],
];
const BEN: Interview = [
  ["How was the last time?", "Fine, I suppose. It wanted a cost centre and I had no idea, so I picked one."],
  ["What happened while your manager was away?", "My report waited for him to approve it, that was all."],
];
const HELEN: Interview = [
  ["What would make it work for you?", "A link that a volunteer can open without an account, take a photo, done."],
  ["How was the set-up?", "Painful. The permissions took me three days."],
  ["Who claims something?", "The volunteers do, on a paper form that they post. It sits in a tray."],
];

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Priya: PRIYA,
    Tomasz: TOMASZ,
    Grace: GRACE,
    Aisha: AISHA,
    Jonas: JONAS,
    Ben: BEN,
    Helen: HELEN,
  });
});

test("of the price speaks whoever was asked what they pay, and nobody who was asked for a cost centre", async () => {
  const { by, said } = await told(ctx, "What do people think about the price?");
  expect(by).toEqual(["Grace", "Jonas", "Tomasz"]);
  expect(said.join(" ")).toContain("far too much");
});

test("who speaks of expenses finds nothing expensive for that", async () => {
  const { by } = await told(ctx, "How many people find it too expensive?");
  expect(by).toEqual(["Grace", "Jonas", "Tomasz"]);
});

test("what happens to people is no matter of sides", async () => {
  const { answer, said } = await told(ctx, "What happens when the approver is away?");
  expect(said.join(" ")).toContain("My report waited for him");
  expect(answer).not.toMatch(/disagree|On the other side/);
});

test.each(["What features are missing?", "What are people's unmet needs?"])(
  "%s is answered by what each person wants, and not by what they have the product for",
  async (question) => {
    const { answer, by } = await told(ctx, question);
    expect(answer).toContain("what they want");
    expect(by).toEqual(["Helen", "Priya"]);
  },
);

test.each(["Did anyone mention competitors?", "Which competitors were mentioned?"])(
  "%s is answered by what people use, used or tried beside the product, products first",
  async (question) => {
    const { answer, citations } = await ask(ctx, { question });
    expect(answer).toMatch(/^Five of 7 people name something else that they use, used or tried\./);
    expect(
      citations
        .map(({ speaker }) => speaker)
        .slice(0, 2)
        .sort(),
    ).toEqual(["Jonas", "Tomasz"]);
    expect(citations.map(({ quote }) => quote).join(" ")).toMatch(/Zoho.*Expensify|Expensify.*Zoho/s);
  },
);

test("what workarounds people have is told by how they help themselves now, and not by what they used before or tried", async () => {
  const { answer, by, said } = await told(ctx, "What workarounds do people use?");
  expect(answer).toMatch(/^Three of 7 people say how they help themselves\./);
  expect(by).toContain("Priya");
  expect(said.join(" ")).toContain("so I have to take people out by hand");
  expect(said.join(" ")).not.toMatch(/Expensify|A shared folder/);
});

test.each([
  ["How do volunteers claim their expenses?", "volunteers", "on a paper form that they post"],
  ["What do drivers think of the app?", "drivers", "The drivers hate it."],
])("%s, if nobody is one, is answered by what others say of them", async (question, group, quote) => {
  const { answer } = await told(ctx, question);
  expect(answer).toMatch(new RegExp(`^Nobody says of themselves that they belong to the “${group}”`));
  expect(answer).toContain("Here is what others say of them.");
  expect(answer).toContain(quote);
});

test("what people have trouble with is how it is now, not what it was before, and what they call fine comes late", async () => {
  const { citations } = await ask(ctx, { question: "What are the main pain points?" });
  const said = citations.map(({ quote }) => quote);
  expect(said.join(" ")).not.toContain("A shared folder");
  expect(said[0]).toMatch(/^I don't trust them\./);
  expect(said.slice(-2).join(" ")).toContain("Fine, I suppose.");
});
