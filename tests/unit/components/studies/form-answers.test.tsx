import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormAnswers } from "@/components/studies/session/form-answers";

const line = (index: number, role: "moderator" | "participant", text: string) => ({
  id: `seg_${index}`,
  index,
  role,
  text,
  speaker: role === "moderator" ? "Moderator" : "P1",
  startSeconds: null,
  endSeconds: null,
});
const question = (id: string, text: string, more: object) =>
  ({ id, text, probe: "none", required: true, ...more }) as const;

test("an answer on a scale says which scale", () => {
  const guide = {
    sections: [
      {
        id: "g1",
        title: "Cooking",
        questions: [
          question("q1", "How easy is it?", {
            kind: "scale",
            scale: { min: 1, max: 7, minLabel: "Very hard", maxLabel: "Very easy" },
          }),
          question("q2", "Why?", { kind: "open" }),
        ],
      },
    ],
  } as Parameters<typeof FormAnswers>[0]["guide"];
  const transcript = [
    line(0, "moderator", "How easy is it?"),
    line(1, "participant", "2"),
    line(2, "moderator", "Why?"),
    line(3, "participant", "3 children"),
  ];
  const shown = renderToStaticMarkup(<FormAnswers transcript={transcript} guide={guide} />).replace(/<[^>]+>/g, "");
  expect(shown).toContain("2 on a scale from 1 (Very hard) to 7 (Very easy)");
  expect(shown.match(/on a scale/g)).toHaveLength(1);
});
