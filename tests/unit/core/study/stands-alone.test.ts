import { expect, test } from "vitest";
import { standsAlone } from "@/lib/core/study/stands-alone";

test("an option that says that nothing fits stands alone, in each language we speak to participants", () => {
  const options = [
    "None of these",
    "None of the above.",
    "Keine davon",
    "Keine der genannten",
    "Ninguna de las anteriores",
    "Aucune de ces réponses",
    "Nessuna delle precedenti",
    "Nenhuma das anteriores",
    "Geen van deze",
    "Żadne z powyższych",
    "どれでもない",
    "上記のいずれでもない。",
    "لا شيء مما سبق",
    "  NONE  of the above ",
    "(None of these)",
  ];
  for (const option of options) expect.soft(standsAlone(option), option).toBe(true);
});

test("an option that only begins like one goes with others", () => {
  const options = ["None of these tools worked for me", "Keine davon regelmäßig", "Nonee", "Other", "Not sure", ""];
  for (const option of options) expect.soft(standsAlone(option), option).toBe(false);
});
