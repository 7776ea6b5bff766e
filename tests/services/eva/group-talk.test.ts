import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { loadLines } from "@/lib/services/analysis/load-lines";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { addTranscript } from "@/tests/support/data/transcripts";
import { told } from "@/tests/support/data/workspace-of-interviews";
import { makeCaller } from "@/tests/support/factories";

/** Two groups of five, as they talk: in turn, to each other, called on by name. */
const DRIVERS = `
Moderator: Thanks for coming. Could everybody say their name and what they drive?
Nadia: I'm Nadia, I've had a small hatchback for three years.
Tom: Tom. A saloon, about eighteen months now.
Grace: I'm Grace, ours is an estate.
Owen: Owen, an old one. Five years, I think.
Priya: Priya. A little runabout.
Moderator: Great. So how do you charge at home? Who wants to start?
Tom: We had a wall box put in by an electrician.
Nadia: I can't, actually. I live in a flat, so I plug in at the supermarket.
Moderator: Mm-hmm. Grace?
Grace: We just use the normal socket, the three-pin plug.
Tom: Really? I'd worry about the cable getting hot.
Moderator: And you two?
Owen: A wall box as well, there was a grant for it.
Priya: There's a lamp post on our street, but somebody is always parked in front of it.
Moderator: How do you find public charging in general?
Owen: It's a mess. Every network wants another card.
Tom: For me it's easy, you plug it in and it works.
Grace: I've done it twice, and both times the first one was broken.
Priya: It drives me crazy. Why can't I just tap my card?
Nadia: Yes, please.
Moderator: Last question. If you had a magic wand, one thing.
Nadia: One card for everything.
Tom: Cheaper electricity on the motorway.
Grace: I'd like to know how healthy the battery is.
Owen: More range, obviously.
Priya: A place on my street that's only for residents.`;
const OTHERS = `
Moderator: None of you has an electric car yet. What do you drive now?
Helen: A small one, petrol.
Marcus: A diesel van for work.
Yusuf: A hybrid. I drive a taxi.
Linda: I don't drive that much any more.
Ben: I don't own one right now.
Moderator: Have you thought about going electric?
Yusuf: Every day. The fuel costs me two hundred pounds a week.
Marcus: Not for the van. I carry tools.
Moderator: What puts you off most?
Helen: The price.
Linda: The range. And that they are broken so often.
Moderator: Okay. Yusuf?
Yusuf: Time. Time is money for me.
Marcus: The range, too, when it's loaded.
Ben: Finding one that works.
Moderator: What would convince you?
Helen: If they cost the same as petrol, I'd do it tomorrow.
Yusuf: A fast one for taxis, with a booking.
Linda: If somebody showed me how.
Marcus: If my boss paid for it.
Ben: If it just worked like a petrol station.`;

const linesOf = (talk: string) =>
  talk
    .trim()
    .split("\n")
    .map((line) => {
      const [speaker = "", text = ""] = line.split(": ");
      return { speaker, text };
    });

let ctx: Context;
beforeAll(async () => {
  ({ ctx } = await makeCaller());
  await addTranscript(ctx, linesOf(DRIVERS), { name: "Drivers 1.vtt" });
  await addTranscript(ctx, linesOf(OTHERS), { name: "Others 2.vtt" });
});

const OF_OTHERS = ["Ben", "Helen", "Linda", "Marcus", "Yusuf"];

test("each person of a group answers what the moderator asked, though others spoke before and they are called on by name", async () => {
  const { answer, by } = await told(ctx, "How do people charge their cars?");
  expect(answer).toContain("Five of 10 people");
  expect([...new Set(by)]).toEqual(["Grace", "Nadia", "Owen", "Priya", "Tom"]);
  expect(answer).toContain("“We just use the normal socket, the three-pin plug.”");
});

test("what keeps people from a thing is told by those of a group who were asked what puts them off", async () => {
  for (const question of [
    "What stops people from buying an electric car?",
    "What are the biggest barriers?",
    "Why do people not buy an electric car?",
    "Was hält die Leute davon ab, ein Elektroauto zu kaufen?",
  ]) {
    const { answer, by, said } = await told(ctx, question);
    expect(answer, question).toMatch(/[“„]What puts you off most\?[”“]/u);
    expect(by, question).toEqual(OF_OTHERS);
    expect(said, question).toContain("The price.");
  }
});

test("what would bring people to it is told by who was asked what would convince them", async () => {
  const { answer, by } = await told(ctx, "What would convince people to go electric?");
  expect(answer).toContain("Five of 10 people answered when asked “What would convince you?”");
  expect(by).toEqual(OF_OTHERS);
});

test("who doesn't like a thing dislikes it, and isn't told by who praises it", async () => {
  const { by, said } = await told(ctx, "Why don't people like public charging?");
  expect(by).toEqual(expect.arrayContaining(["Grace", "Owen", "Priya"]));
  expect(said.join(" ")).not.toContain("For me it's easy");
});

test("why people don't like something isn't why they don't buy another", async () => {
  expect((await told(ctx, "Why don't people like public charging?")).answer).not.toContain("puts you off");
});

test("whoever answers “I can't” when asked how they do it is one who can't", async () => {
  const { by, said } = await told(ctx, "Who can't charge at home?");
  expect(by).toContain("Nadia");
  expect(said.join(" ")).toContain("I can't, actually.");
});

test("with a magic wand, people wish", async () => {
  const { by, said } = await told(ctx, "What would people change?");
  expect(by).toEqual(["Grace", "Nadia", "Owen", "Priya", "Tom"]);
  expect(said).toContain("One card for everything.");
});

test("“I'd tell them to check” recommends nothing", async () => {
  const { ctx: own } = await makeCaller();
  await addTranscript(own, [
    { speaker: "Moderator", text: "What would you say to friends who think of buying one?" },
    { speaker: "Grace", text: "I'd tell them to check the range in winter." },
    { speaker: "Tom", text: "Yes, I'd recommend it to anybody." },
    { speaker: "Owen", text: "Mine goes seventy miles in January." },
  ]);
  const { answer } = await told(own, "Who would recommend it?");
  expect(answer).toContain("one says that they would");
  expect(answer).toContain("I'd recommend it to anybody.");
});

test("a summary of a group tells what is difficult and what works, too, where its themes are only of wishes", async () => {
  for (const question of ["Summarize Drivers 1", "What stands out in Drivers 1?"]) {
    const { said } = await told(ctx, question);
    expect(said.join(" "), question).toContain("both times the first one was broken");
    expect(said.join(" "), question).toContain("For me it's easy, you plug it in and it works.");
    expect(said.join(" "), question).not.toContain("The price.");
  }
});

test("the themes of a group follow what it was asked, and are of nothing that only an idiom names", async () => {
  const { lines } = await loadLines(ctx, {});
  const themes = await findThemes(lines);
  const titles = themes.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      "What puts you off most?",
      "What would convince you?",
      "If you had a magic wand, one thing",
    ]),
  );
  // "It drives me crazy."
  expect(titles).not.toContain("Drive");
  const [most] = themes.filter(({ title }) => title === "What puts you off most?").flatMap(({ claims }) => claims);
  expect(most?.text).toBe("Asked “What puts you off most?”, some people name the range.");
  expect(most?.support.map(({ person }) => person.split(":")[1])).toEqual(["Linda", "Marcus"]);
});
