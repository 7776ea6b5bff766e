import { expect, test } from "vitest";
import type { Content } from "@/lib/services/readouts/content";
import { editTheme } from "@/lib/services/readouts/edits/texts";
import type { Found } from "@/lib/services/readouts/merge/found-content";
import { merge } from "@/lib/services/readouts/merge/merge";

const QUESTION = "What would you change?";
const SAID = "some people ask for warmer water.";

const found = (): Found => ({
  summary: "",
  steps: [],
  themes: [
    {
      title: QUESTION,
      summary: "",
      terms: [],
      claims: [
        {
          text: `Asked “${QUESTION}”, ${SAID}`,
          isOpen: false,
          evidence: [{ passageId: "p1", participantId: "a", stance: "support", added: false, line: "s1:4" }],
        },
      ],
    },
  ],
});
const EMPTY: Content = { summary: null, summaryEdited: false, themes: [], nextSteps: [] };

function renamed(title: string): Content {
  const content = merge(EMPTY, found());
  editTheme(content, { kind: "edit_theme", themeId: content.themes[0]?.id ?? "", title });
  return content;
}
const textsOf = ({ themes }: Content) => themes.flatMap(({ claims }) => claims.map(({ text }) => text));

test("the claims of a renamed theme start with its name, now and when the readout is generated again", () => {
  const content = renamed("Wishes");
  expect(textsOf(content)).toEqual([`Wishes: ${SAID}`]);
  const anew = merge(content, found());
  expect(anew.themes.map(({ title }) => title)).toEqual(["Wishes"]);
  expect(textsOf(anew)).toEqual([`Wishes: ${SAID}`]);
});

test("a claim in a person's own words stays when its theme is renamed", () => {
  const content = merge(EMPTY, found());
  const [claim] = content.themes[0]?.claims ?? [];
  if (claim) Object.assign(claim, { text: `Asked “${QUESTION}”, all of them shiver.`, edited: true });
  editTheme(content, { kind: "edit_theme", themeId: content.themes[0]?.id ?? "", title: "Wishes" });
  expect(textsOf(content)).toEqual([`Asked “${QUESTION}”, all of them shiver.`]);
});
