import { expect, test } from "vitest";
import { saysItIsHidden } from "@/lib/services/eva/reading/asks-what-is-hidden";

test.each([
  "I can't find it anywhere.",
  "I couldn't find the export button, so I gave up.",
  "I can't see one.",
  "I didn't notice the banner.",
  "I'd never have found that.",
  "I nearly missed it.",
  "Ah, it's hidden behind the menu.",
  "I'm completely lost here.",
  "Ich finde den Warenkorb nicht.",
  "Ich habe den Knopf nicht gesehen.",
])("“%s” says that something couldn't be found", (said) => expect(saysItIsHidden(said)).toBe(true));

test.each([
  "I didn't find it difficult.",
  "I didn't find the app hard to use.",
  "I can't see why they ask.",
  "I can't see it working for us.",
  "I couldn't find the time.",
  "I didn't see a doctor.",
  "I nearly missed the train.",
  "That was a hidden fee.",
  "It isn't hidden at all.",
  "It is not hidden.",
  "I was lost without it.",
  "Where do you live?",
  "Ich kann das nicht.",
  "Ich finde das gut, aber nötig ist es nicht.",
  "Ich finde das nicht schlimm.",
])("“%s” doesn't", (said) => expect(saysItIsHidden(said)).toBe(false));
