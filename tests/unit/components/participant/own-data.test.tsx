import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OwnDataPage } from "@/components/participant/data/own-data";
import type { OwnData } from "@/components/participant/shapes";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";

const words = await wordsFor("en");

const NOTHING_YET: OwnData = {
  participant: {
    label: "P3",
    status: "opened",
    source: "link",
    name: null,
    email: null,
    timeZone: "Europe/Berlin",
    createdAt: "2026-11-02T09:30:00.000Z",
    consentedAt: null,
    consentText: null,
  },
  screener: [],
  session: null,
  recording: false,
};

/** The words on the page, part by part. */
function shown(data: OwnData): string {
  const html = renderToStaticMarkup(
    <WordsProvider words={words} language="en">
      <OwnDataPage token="t" study={{ title: "Paying", workspaceName: "Acme" }} data={data} />
    </WordsProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("somebody who only opened the link reads that nothing was said, recorded or agreed to", () => {
  const page = shown(NOTHING_YET);
  for (const part of [words.data.notAgreed, words.data.nothing, words.data.noRecording]) expect(page).toContain(part);
  for (const part of [words.data.screener, words.data.name, words.data.email, words.data.recording])
    expect(page).not.toContain(part);
});

test("somebody who took part reads who they are, what they agreed to, chose and said, and that it was recorded", () => {
  const page = shown({
    participant: {
      ...NOTHING_YET.participant,
      name: "Ana",
      email: "ana@people.test",
      consentedAt: "2026-11-02T09:31:00.000Z",
      consentText: "We record this.\n\nYou may stop.",
    },
    screener: [{ question: "How do you pay?", answer: ["Card", "Cash"] }],
    session: {
      startedAt: "2026-11-02T09:32:00.000Z",
      endedAt: null,
      status: "in_progress",
      turns: [
        { role: "moderator", text: "What was hard?", atSeconds: 0 },
        { role: "participant", text: "The form.", atSeconds: 3 },
        { role: "participant", text: "", atSeconds: 9 },
      ],
    },
    recording: true,
  });
  const parts = [
    ...["P3", "Ana", "ana@people.test", "November 2, 2026 at 10:30 AM", "10:31 AM"],
    ...["We record this. You may stop.", "How do you pay? Card, Cash"],
    `${words.chat.moderator} What was hard? ${words.chat.you} The form. ${words.chat.you} ${words.chat.skipped}`,
    words.data.recording,
  ];
  for (const part of parts) expect(page).toContain(part);
  for (const part of [words.data.nothing, words.data.noRecording, words.data.notAgreed])
    expect(page).not.toContain(part);
});
