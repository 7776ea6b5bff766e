import { describe, expect, test } from "vitest";
import { asksForChangedMinds, changeIn } from "@/lib/services/eva/told/changed-mind";
import { asksForOrigins, ORIGINS, originIn } from "@/lib/services/eva/told/origins";
import { asksForSizes, sizeIn } from "@/lib/services/eva/told/sizes";
import { asksForTimeSpent, timeSpentIn } from "@/lib/services/eva/told/time-spent";
import { asksWhatWouldHave, WOULD_HAVE_STAYED, wouldHaveIn } from "@/lib/services/eva/told/would-have-stayed";

describe("how people came to the product", () => {
  test.each([
    ["How did people hear about it?", true],
    ["How did they find out about the app?", true],
    ["How did people come across Cartwise?", "Cartwise"],
    ["Wie kamen die Leute auf Belegbox?", "Belegbox"],
    ["Wie haben die Leute von der Belegbox erfahren?", "der Belegbox"],
    ["Woher kennen sie das Produkt?", true],
    ["How did people find the app?", false],
    ["How did people get to work?", "work"],
    ["Wie kommen die Belege da rein?", false],
    ["How did Ana hear about it?", false],
  ])("%s: %s", (question, asked) => expect(asksForOrigins(question)).toBe(asked));

  test.each([
    "My sister recommended it, she's had it for years.",
    "So a guy at the gym told me about it.",
    "Our accountant set it up for us.",
    "I first heard about it on a podcast.",
    "It was recommended by the surgery.",
    "Mein Sohn hat mir das eingerichtet, die Belegbox.",
    "Eine Freundin hat mir die App empfohlen.",
    "Ein Kollege hat mich darauf gebracht.",
  ])("%s tells it", (text) => expect(originIn(text)).toBe(text));

  test.each([
    "I'd never recommend it to anybody.",
    "My sister recommended a plumber.",
    "They told me about the fee on the phone.",
    "She showed me how to export it.",
    "Have you heard about it?",
    "Das hat mir keiner gezeigt.",
  ])("%s doesn't", (text) => expect(originIn(text)).toBeUndefined());

  const saidIn = (asked: string, text: string) =>
    // Only what was asked and answered matters.
    ORIGINS.saidIn({ line: { text }, distance: 1, asked: { text: asked } } as Parameters<typeof ORIGINS.saidIn>[0]);

  test("whoever is asked for it tells it in whatever words, but not whoever is asked how they get somewhere", () => {
    expect(saidIn("Wie sind Sie denn darauf gekommen?", "Über eine Kollegin aus dem Atelier.")).not.toBeNull();
    expect(saidIn("And how did you come across it?", "Google, I think.")).not.toBeNull();
    expect(saidIn("How did you get to work?", "By bus.")).toBeNull();
  });
});

describe("how much time it costs people", () => {
  test.each([
    ["How much time do people spend on it?", true],
    ["How much time do they lose?", true],
    ["How much time do people spend on the roster each week?", "the roster"],
    ["Wie viel Zeit kostet die Buchhaltung?", "die Buchhaltung"],
    ["Wie viel Zeit verlieren die Leute damit?", false],
    ["How much time is left?", false],
  ])("%s: %s", (question, asked) => expect(asksForTimeSpent(question)).toBe(asked));

  test.each([
    "It takes me about two hours every Friday.",
    "I lost a whole afternoon to that.",
    "We spend half a day on the roster.",
    "I was on hold for forty minutes.",
    "It's probably forty minutes of phone calls.",
    "And that's a whole day.",
    "I did the single sign-on, which took, oh god, it took three weeks.",
    "Das mach ich in Excel, jeden Abend, zwanzig Minuten.",
    "Und da musste ich dann den ganzen Sonntag dransitzen.",
    "Alle Quittungen in den Karton und im Mai dann drei Tage heulen.",
  ])("%s tells it", (text) => expect(timeSpentIn(text)).toBe(text));

  test.each([
    "I lost it two days ago.",
    "She's three years old.",
    "We had to give two weeks notice, it cost a lot.",
    "It takes too long.",
    "It saves me two hours a day, it used to take ages.",
    "It's been two weeks since I saw it.",
    "Vor drei Tagen hab ich es verloren.",
    "The train leaves every ten minutes.",
  ])("%s doesn't", (text) => expect(timeSpentIn(text)).toBeUndefined());
});

describe("how big the companies are", () => {
  test.each([
    "How big are their companies?",
    "How many people do they employ?",
    "What are the team sizes?",
    "Wie groß sind die Firmen?",
  ])("%s asks for it", (question) => expect(asksForSizes(question)).toBe(true));
  test.each(["How big is the market?", "How many people use it?", "Wie groß ist der Unterschied?"])(
    "%s asks for something else",
    (question) => expect(asksForSizes(question)).toBe(false),
  );

  test.each([
    "We're twelve people, mostly nurses.",
    "I manage a team of nine.",
    "I run a small practice with four nurses.",
    "It's just me, really.",
    "I own a small plumbing company, it's me and six guys.",
    "I'm finance manager, the company is a lift maintenance company, we have two hundred technicians.",
    "Ich hab einen kleinen Betrieb, Heizung und Sanitär, vier Leute, mit mir fünf.",
    "Ja, also ich hab zwei Friseursalons, in Köln, und ich hab zwölf Angestellte.",
    "Ich bin Softwareentwickler, ich arbeite freiberuflich.",
  ])("%s tells it", (text) => expect(sizeIn(text)).toBe(text));

  test.each([
    "Two hundred people came to the fair.",
    "We have three children.",
    "I called them four times.",
    "Nobody but me and the cat.",
  ])("%s doesn't", (text) => expect(sizeIn(text)).toBeUndefined());
});

describe("who came to see something differently", () => {
  test.each([
    ["Did anyone change their mind?", true],
    ["Who changed their mind?", true],
    ["Did anybody take something back in the interview?", true],
    ["How many people changed their minds?", true],
    ["Hat jemand seine Meinung geändert?", true],
    ["What did people change?", false],
    ["Did anyone change the settings?", false],
    ["Who contradicts Ana?", false],
  ])("%s: %s", (question, asked) => expect(asksForChangedMinds(question)).toBe(asked));

  test.each([
    "I said the fee was the whole thing. I don't know if I'd say that now.",
    "If you'd asked me at the start of this call I'd have said the price.",
    "We've changed our minds about the van.",
    "I used to think it was a toy.",
    "At first I hated it, but it works.",
    "Erst dachte ich, das ist nichts für uns.",
    "Ich nehme das zurück.",
  ])("%s says so", (text) => expect(changeIn(text)).not.toBeNull());

  test.each([
    "I never changed my mind.",
    "I used to drive.",
    "Do you still think so?",
    "At first we waited.",
    "Could you take that back to the shop?",
  ])("%s doesn't", (text) => expect(changeIn(text)).toBeNull());
});

describe("what would have made people stay", () => {
  test.each([
    ["What would have kept people?", true],
    ["What would have made people stay?", true],
    ["What would have made trial users pay?", true],
    ["What could have prevented customers from leaving?", true],
    ["What would have changed their minds?", true],
    ["Was hätte die Leute gehalten?", true],
    ["What would make people come back?", false],
    ["What kept people?", false],
    ["What would have kept Ana?", false],
  ])("%s: %s", (question, asked) => expect(asksWhatWouldHave(question)).toBe(asked));

  test.each([
    "If the export had worked I'd have paid.",
    "If there'd been no card I wouldn't have cancelled.",
    "If they hadn't had the card I don't think I'd have cancelled.",
    "I'd have stayed if somebody had called me back.",
    "One call would have kept me.",
    "Wenn es den Export gegeben hätte, hätte ich das behalten.",
  ])("%s says so", (text) => expect(wouldHaveIn(text)).toBe(text));

  test.each([
    "If it rains I leave.",
    "I'd have gone with the blue one.",
    "I would have watched that.",
    "Would you have stayed if it had been free?",
  ])("%s doesn't", (text) => expect(wouldHaveIn(text)).toBeUndefined());

  test("whoever was asked it answers it in whatever words", () => {
    const answer = { line: { text: "A discount, maybe." }, distance: 1, asked: { text: "What would have kept you?" } };
    const said = WOULD_HAVE_STAYED.saidIn(answer as Parameters<typeof WOULD_HAVE_STAYED.saidIn>[0]);
    expect(said?.quote).toBe("A discount, maybe.");
  });
});
