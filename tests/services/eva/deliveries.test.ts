import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(
    {
      Jutta: [
        ["Wie finden Sie die Preise?", "Ein bisschen teurer als im Laden. Gemüse kaufe ich da nicht."],
        ["Wie ist die App?", "Ganz ordentlich."],
        ["Würden Sie Körbchen weiterempfehlen?", "Ja, meiner Schwester habe ich es schon empfohlen."],
      ],
      Cem: [
        ["Wie kaufen Sie normalerweise ein?", "Ich bestelle fast alles, zwei-, dreimal die Woche."],
        ["Wie kamen Sie auf Körbchen?", "Werbung in der Bahn. Vorher war ich bei Flitzer, aber die haben zugemacht."],
        ["Was passiert, wenn etwas fehlt?", "Dann schreibe ich in den Chat und bekomme das Geld zurück."],
        ["Würden Sie Körbchen weiterempfehlen?", "Klar."],
      ],
      Roswitha: [
        ["Was müsste besser werden?", "Sie könnten anrufen, bevor sie kommen. Eine Stunde vorher, das würde reichen."],
        ["Was vermissen Sie?", "Die Frau an der Käsetheke."],
        ["Würden Sie Körbchen weiterempfehlen?", "Ach nein. Wer noch laufen kann, soll in den Laden gehen."],
      ],
      Malte: [
        ["Wie finden Sie die Preise?", "Viel zu hoch."],
        ["Warum bestellen Sie trotzdem?", "Weil ich mit drei Kindern im Laden durchdrehe."],
        ["Wie ist die App?", "Unübersichtlich. Meine Frau sieht meinen Korb nicht."],
      ],
      Anneliese: [
        ["Wie ist die App?", "Ich bestelle am Rechner, die App habe ich gar nicht."],
        ["Würden Sie Körbchen weiterempfehlen?", "Nur Leuten, die nicht anders können."],
      ],
    },
    "de",
  );
});

test("„Ach nein“ sagt, dass jemand es nicht täte, und „nur Leuten, die …“, dass es darauf ankommt", async () => {
  const { answer } = await told(ctx, "Wer würde es weiterempfehlen?");
  expect(answer).toMatch(/sagen zwei, dass sie es tun würden, und eine, dass sie es nicht tun würden\. Unter einer/u);
  expect(answer).toMatch(/nicht tun würden\. Roswitha .*\n\n.*Bedingung tun\. Anneliese /su);
});

test("wer etwas nicht hat, hat es nicht, und darin liegt kein Ärger", async () => {
  expect(await told(ctx, "Wer hat die App nicht?")).toMatchObject({ by: ["Anneliese"] });
  expect((await told(ctx, "Was sind die größten Probleme?")).said.join()).not.toContain("habe ich gar nicht");
  const [counted] = (await told(ctx, "Was stört an der App?")).answer.split("\n\n");
  expect(counted).toContain("Malte");
  expect(counted).not.toContain("Anneliese");
});

test("was die Leute vorher nutzten, steht hinter „vorher“, und nicht, was eine Stunde vorher sein soll", async () => {
  expect(await told(ctx, "Was nutzten die Leute vorher?")).toMatchObject({ by: ["Cem"] });
});

test("wer danach gefragt wurde, warum, sagt, warum die Leute bestellen", async () => {
  const { said } = await told(ctx, "Warum bestellen die Leute?");
  expect(said[0]).toBe("Weil ich mit drei Kindern im Laden durchdrehe.");
});

test("wie oft jemand bestellt, sagt auch „zwei-, dreimal die Woche“", async () => {
  expect((await told(ctx, "Wie oft bestellen die Leute?")).by).toContain("Cem");
});
