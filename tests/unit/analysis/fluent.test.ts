import { expect, test } from "vitest";
import { fluent } from "@/lib/services/analysis/words/fluent";

test.each([
  ["Oh okay. What, what would make you stay?", "Oh okay. What would make you stay?"],
  ["Um, and how, how do you, how do you feel about the price?", "and how do you feel about the price?"],
  ["Is there, is there a privacy concern with the GPS?", "Is there a privacy concern with the GPS?"],
  ["And, um, so walk me through, like, a typical morning.", "And, so walk me through a typical morning."],
  ["Do you do you use it?", "Do you use it?"],
  ["Ähm, und wie, wie läuft das denn so?", "und wie läuft das denn so?"],
  ["Wie hat er das, das mit den Belegen gemacht?", "Wie hat er das mit den Belegen gemacht?"],
])("“%s” is read as “%s”", (said, read) => expect(fluent(said)).toBe(read));

test.each([
  "Did you know that that happened?",
  "Was sagen Leute, die die App nutzen?",
  "Who had had one before, and who hadn't?",
  "Hat er angerufen?",
  "Do you like the colour, or the size?",
])("“%s” stays", (said) => expect(fluent(said)).toBe(said));
