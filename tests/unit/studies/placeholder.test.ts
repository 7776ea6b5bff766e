import { expect, test } from "vitest";
import { placeholderIn } from "@/lib/core/study/placeholder";
import { fromTemplates } from "@/lib/services/studies/draft/from-templates";

test.each(["Why?", "Warum?", "¿Por qué?", "Pourquoi ?"])(
  "a draft of “%s”, which names no subject, has words to replace",
  (question) => {
    const found = placeholderIn(fromTemplates({ question, type: "ai-curated-interview" }));
    expect(found?.questions).toBeGreaterThan(1);
  },
);

test("a draft with a subject has none", () => {
  const question = "Why do trial users leave checkout?";
  expect(placeholderIn(fromTemplates({ question, type: "ai-curated-interview" }))).toBeNull();
});
