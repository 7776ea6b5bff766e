import { expect, test } from "vitest";
import { filledDays } from "@/components/studies/overview/filled-days";
import { apartFrom, weeklyTimes } from "@/components/studies/times/weekly-times";
import { readAddresses } from "@/components/ui/fields/read-addresses";

const pattern = {
  weekdays: [1, 3],
  from: "10:00",
  to: "12:00",
  lengthMinutes: 45,
  pauseMinutes: 15,
  firstDay: "2026-11-23",
  weeks: 1,
};

test("a weekly pattern fits its times between opening and closing", () => {
  const times = weeklyTimes(pattern, new Date(2026, 10, 20));
  const local = times.map(({ startsAt }) => [startsAt.getDate(), startsAt.getHours(), startsAt.getMinutes()]);
  expect(local).toEqual([
    [23, 10, 0],
    [23, 11, 0],
    [25, 10, 0],
    [25, 11, 0],
  ]);
  expect(times.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 45 * 60_000)).toBe(true);
});

test("across a clock change, every time keeps its length, and none starts in the skipped hour", () => {
  const { TZ } = process.env;
  process.env.TZ = "Europe/Berlin";
  const night = { ...pattern, weekdays: [0], from: "01:00", to: "05:00", lengthMinutes: 60, pauseMinutes: 0 };
  const offered = (firstDay: string) =>
    weeklyTimes({ ...night, firstDay }, new Date(2026, 0, 1)).map(({ startsAt, endsAt }) => [
      startsAt.toISOString().slice(11, 16),
      endsAt.toISOString().slice(11, 16),
    ]);
  try {
    expect(offered("2027-03-28")).toEqual([
      ["00:00", "01:00"],
      ["01:00", "02:00"],
      ["02:00", "03:00"],
    ]);
    expect(offered("2026-10-25")).toEqual([
      ["23:00", "00:00"],
      ["00:00", "01:00"],
      ["02:00", "03:00"],
      ["03:00", "04:00"],
    ]);
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test("a weekly pattern leaves out what runs into a time that is already offered", () => {
  const times = weeklyTimes(pattern, new Date(2026, 10, 20));
  const offered = (hours: number, minutes: number) => ({
    startsAt: new Date(2026, 10, 23, hours, minutes).toISOString(),
    endsAt: new Date(2026, 10, 23, hours, minutes + 15).toISOString(),
  });
  expect(apartFrom([offered(10, 40)], times)).toEqual(times.slice(1));
  expect(apartFrom([offered(9, 45), offered(10, 45)], times)).toEqual(times);
});

test("past times aren't offered, and an incomplete pattern offers none", () => {
  expect(weeklyTimes(pattern, new Date(2026, 10, 23, 10, 30))).toHaveLength(3);
  expect(weeklyTimes({ ...pattern, from: "" }, new Date(2026, 10, 20))).toEqual([]);
  expect(weeklyTimes({ ...pattern, firstDay: "" }, new Date(2026, 10, 20))).toEqual([]);
});

test("addresses are read as they are pasted, once each, with their names", () => {
  const text = 'Ana Silva <ana@example.com>, bo@example.com\n"Cy" <cy@example.com>; BO@example.com\n\nnobody';
  expect(readAddresses(text)).toEqual({
    people: [
      { email: "ana@example.com", name: "Ana Silva" },
      { email: "BO@example.com" },
      { email: "cy@example.com", name: "Cy" },
    ],
    unread: ["nobody"],
  });
});

test("a quoted name may contain a comma, as mail programs write it", () => {
  expect(
    readAddresses('"Silva, Ana" <ana@example.com>; "bo@example.com,cy@example.com", "Dee <dee@example.com>'),
  ).toEqual({
    people: [
      { email: "ana@example.com", name: "Silva, Ana" },
      { email: "bo@example.com" },
      { email: "cy@example.com" },
      { email: "dee@example.com", name: "Dee" },
    ],
    unread: [],
  });
});

test("addresses separated by spaces are all read, with the name before each", () => {
  expect(readAddresses("ana@example.com bo@example.com  cy@example.com")).toEqual({
    people: [{ email: "ana@example.com" }, { email: "bo@example.com" }, { email: "cy@example.com" }],
    unread: [],
  });
  expect(readAddresses('Ana Silva <ana@example.com> "Bo" <bo@example.com>').people).toEqual([
    { email: "ana@example.com", name: "Ana Silva" },
    { email: "bo@example.com", name: "Bo" },
  ]);
});

test("days without sessions are shown, at least two weeks of them", () => {
  const days = filledDays([{ day: "2026-11-19", started: 2, completed: 1 }], new Date("2026-11-20T15:00:00Z"));
  expect(days).toHaveLength(14);
  expect(days.at(-2)).toEqual({ day: "2026-11-19", started: 2, completed: 1 });
  expect(days.at(-1)).toEqual({ day: "2026-11-20", started: 0, completed: 0 });
});
