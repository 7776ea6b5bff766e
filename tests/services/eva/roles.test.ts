import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let ctx: Context;

beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Priya: [
      [
        "Can you, can you tell me a bit about your role and how you came to use it?",
        "Sure, yeah. So I'm, um, I'm operations lead at a solar installer, we're about ninety people.",
      ],
      ["Walk me through a morning.", "The crews don't get told, so I end up ringing people. Every morning."],
      ["What did you use before?", "Before that we did everything by hand, on a whiteboard."],
    ],
    Tom: [
      ["Can you hear me?", "Yep. Sorry, I'm in the van."],
      ["Start with what you do and how long you've used it.", "I'm a, I'm a crew lead, I've got three lads with me."],
      ["What do you do when it loses a photo?", "So now what I do is I screenshot every page before I press save."],
    ],
    Ingrid: [
      ["So, could you introduce yourself?", "Yes. Finance manager, in a lift maintenance company."],
      ["How do you find the export?", "The columns change, and then I do it by hand, and that's a whole day."],
    ],
    Aoife: [
      ["How did you end up here?", "I'm the IT administrator at a housing association, and somebody had to."],
      ["Do you have a workaround?", "I change the password, and their manager logs in as them."],
    ],
    Lou: [
      ["How is the price?", "I'm not a computer guy, and I'm a bit of a fan, so it's fine. I don't do it by hand."],
      ["Do you use it in the van?", "Yes, instead of the map."],
    ],
  });
});

test.each([
  "What are people's roles?",
  "What do people do for a living?",
  "Which people did we talk to?",
  "Who did we talk to, and what are their roles?",
])("%s is answered by how each introduced themselves, asked in whatever words or not at all", async (question) => {
  const { answer, by, said } = await told(ctx, question);
  expect(answer).toMatch(/^Four of 5 people say what they do\./u);
  expect(by).toEqual(["Aoife", "Ingrid", "Priya", "Tom"]);
  expect(said.join("\n")).toMatch(/operations lead/u);
  expect(said.join("\n")).toMatch(/crew lead/u);
  expect(said.join("\n")).not.toMatch(/in the van|computer guy/u);
});

test.each(["What workarounds do people have?", "How do people get around it?"])(
  "%s is answered by how people help themselves, and not by what they did before or needn't do",
  async (question) => {
    const { answer, by, said } = await told(ctx, question);
    expect(answer).toMatch(/^Four of 5 people say how they help themselves\./u);
    expect(by).toEqual(["Aoife", "Ingrid", "Priya", "Tom"]);
    expect(said.join("\n")).not.toMatch(/whiteboard/u);
  },
);

test("where nobody helps themselves, what people use instead is told", async () => {
  const other = await workspaceOfInterviews({
    Ana: [["Have you looked at other tools?", "We trialled Expensify two years ago."]],
    Ben: [["How is it?", "It runs."]],
  });
  expect((await told(other, "What workarounds do people have?")).answer).toMatch(/Expensify/u);
});

test("in German, too", async () => {
  const other = await workspaceOfInterviews(
    {
      Ute: [
        ["Erzählen Sie etwas über sich.", "Ich bin Krankenpflegerin auf der Station drei."],
        ["Wie ist der Export?", "Die Spalten stimmen nie, ich tippe alles von Hand ab."],
      ],
      Uwe: [["Was machen Sie beruflich?", "Ich leite ein kleines Lager in Bremen."]],
    },
    "de",
  );
  expect((await told(other, "Was machen die Leute beruflich?")).by).toEqual(["Ute", "Uwe"]);
  expect((await told(other, "Welche Umwege nutzen die Leute?")).by).toEqual(["Ute"]);
});

test.each([
  ["What does Priya do for a living?", "operations lead"],
  ["What is Tom's job?", "crew lead"],
  ["Was macht Aoife beruflich?", "IT administrator"],
])("%s is told by that person, and nothing is counted", async (question, role) => {
  const { answer, said } = await told(ctx, question);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(role);
  expect(answer).not.toMatch(/ of 5 | von 5 /);
});

test("what Lou does for a living, who doesn't say, is no guess", async () => {
  expect((await told(ctx, "What does Lou do for a living?")).said.join()).not.toContain("computer guy");
});

test("whom to talk to next isn't looked up in what was said: it is told what was asked of some only", async () => {
  expect((await told(ctx, "Who should we interview next?")).answer).toMatch(
    /^Eva doesn’t know what you want to find out/,
  );
});
