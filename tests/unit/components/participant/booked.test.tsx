import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Booked } from "@/components/participant/booking/booked";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";
import { shownView } from "@/tests/support/data/shown-view";

const words = await wordsFor("en");
const MINUTE_MS = 60_000;

beforeEach(() => vi.stubGlobal("navigator", { languages: ["en-GB"] }));
afterEach(() => vi.unstubAllGlobals());

/** The page of an interview of half an hour that begins in so many minutes. */
function shown(
  inMinutes: number,
  { sendsMail = true, meetingUrl = "https://meet.example.com/a" as string | null } = {},
): string {
  const startMs = Date.now() + inMinutes * MINUTE_MS;
  const booking = {
    slotId: "slo_1",
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + 30 * MINUTE_MS).toISOString(),
    meetingUrl,
    timeZone: "Europe/London",
  };
  return renderToStaticMarkup(
    <WordsProvider words={words} language="en">
      <Booked
        view={{ ...shownView, token: "p1", sendsMail }}
        booking={booking}
        zone="Europe/London"
        canMove
        onMove={() => undefined}
        onCancel={async () => undefined}
      />
    </WordsProvider>,
  );
}
const says = (html: string, texts: string[]) => texts.map((text) => html.includes(text));
const WAYS = ["Join the conversation", "Choose another time", "Cancel booking"];

test("a booked interview can be joined, moved and canceled until it begins, then joined, and is said to be over", () => {
  expect(says(shown(60), ["See you then", ...WAYS])).toEqual([true, true, true, true]);
  expect(says(shown(-10), ["It’s time for your conversation", ...WAYS])).toEqual([true, true, false, false]);
  expect(says(shown(-100), ["This time has passed", ...WAYS])).toEqual([true, false, false, false]);
  expect(shown(-100)).not.toContain("See you then");
});

test("a conversation that takes longer than planned can still be joined again by whoever lost the connection", () => {
  expect(says(shown(-31), ["This time has passed", ...WAYS])).toEqual([true, true, false, false]);
});

test("days before it, the calendar comes first, and joining within the hour: nobody waits alone in an empty call", () => {
  const first = (html: string) => WAYS_ON.toSorted((a, b) => html.indexOf(a) - html.indexOf(b))[0];
  const WAYS_ON = ["Join the conversation", "Add to calendar"];
  expect(first(shown(24 * 60))).toBe("Add to calendar");
  expect(first(shown(30))).toBe("Join the conversation");
});

test("a zone’s Latin name doesn’t pull its line to the other side of a page from right to left", () => {
  expect(shown(60)).toMatch(/<p class="[^"]*"><bdi>Europe\/London[^<]*<\/bdi><\/p>/);
});

test("a mail is promised only by an installation that sends mail; the calendar file is there either way", () => {
  const both = [true, false].map((sendsMail) => shown(60, { sendsMail, meetingUrl: null }));
  const promises = ["is on its way to your email", "We’ll email you the link"];
  expect(both.map((html) => says(html, promises))).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(both[1]).toContain("save this page’s link");
  for (const html of both) expect(html).toContain('href="/api/participation/p1/booking.ics"');
  expect(shown(-31)).not.toContain("booking.ics");
});
