export type Line = { speaker: string; startMs: number; endMs: number; text: string };

/** HH:MM:SS with milliseconds after the given separator. */
function clock(milliseconds: number, mark: "." | ","): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, "0");
  const seconds = milliseconds / 1000;
  const whole = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((value) => part(value, 2)).join(":");
  return `${whole}${mark}${part(milliseconds % 1000, 3)}`;
}

const escapeVtt = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

export const toVtt = (lines: Line[]) =>
  `WEBVTT\n\n${lines
    .map(
      ({ speaker, startMs, endMs, text }) =>
        `${clock(startMs, ".")} --> ${clock(endMs, ".")}\n<v ${escapeVtt(speaker)}>${escapeVtt(text)}</v>\n`,
    )
    .join("\n")}`;

export const toSrt = (lines: Line[]) =>
  lines
    .map(
      ({ speaker, startMs, endMs, text }, at) =>
        `${at + 1}\n${clock(startMs, ",")} --> ${clock(endMs, ",")}\n${speaker}: ${text}\n`,
    )
    .join("\n");

export const toCsv = (lines: Line[]) =>
  `start,end,speaker,text\r\n${lines
    .map(({ speaker, startMs, endMs, text }) => [startMs / 1000, endMs / 1000, quote(speaker), quote(text)].join(","))
    .join("\r\n")}`;

/** `count` turns of three seconds by two people, 80 characters each. */
export const longTalk = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    speaker: at % 2 ? "Priya Raman" : "Dana Whitlock",
    startMs: at * 3000,
    endMs: at * 3000 + 2900,
    text: `Turn ${at}: we opened the page and looked at the price, and then somebody rang us about it.`,
  }));
