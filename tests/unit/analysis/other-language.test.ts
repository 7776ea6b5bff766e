import { describe, expect, test } from "vitest";
import { isUnread, otherLanguageOf } from "@/lib/services/analysis/words/other-language";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

describe("a text in a language that only a model reads", () => {
  const ASKED: Record<string, readonly string[]> = {
    es: [
      "¿Cuál es la capital de Francia?",
      "Que dicen de la contraseña",
      "¿Quién?",
      "Resume las entrevistas con los clientes",
    ],
    fr: [
      "Que disent-ils des créneaux ?",
      "Que pensent-ils du plastique ?",
      "Qui recommanderait le service ?",
      "Qu'est-ce qui énerve les gens ?",
    ],
    it: ["Che cosa pensano le persone del prezzo?", "Quali sono i problemi principali?", "Perché non usano l'app?"],
    pt: ["O que as pessoas dizem sobre o preço?", "Quais são os maiores problemas?", "Por que não usam?"],
    nl: ["Wat vinden de mensen van de prijs?", "Waarom gebruiken ze het niet?", "Hoe vaak komen de klanten?"],
    pl: ["Co ludzie mówią o cenie?", "Dlaczego nie używają aplikacji?", "Jakie są największe problemy?"],
    ja: ["価格についてどう思いますか?"],
    ar: ["ماذا يقول الناس عن السعر؟"],
    ru: ["Что люди говорят о цене?"],
  };
  test.each(Object.entries(ASKED))("is told apart: %s", (language, texts) => {
    for (const text of texts) {
      expect.soft(otherLanguageOf(text), text).toBe(language);
      expect.soft(looksGerman(wordsOf(text)), text).toBe(false);
    }
  });

  test("is none of these", () => {
    const read = [
      "What do people say about the price?",
      "Who uses Que Pasa or La Poste?",
      "Does the El Niño feature work?",
      "Do they come on a Sunday?",
      "Price?",
      "Summarize",
      "Who would recommend it to a friend, and why not?",
      "Was sagen die Leute über den Preis?",
      "Was stört die Fahrer?",
      "Wie oft kommen die Kunden?",
      "Wer hat das Passwort vergessen?",
      "Preis",
      "Fasse die Umfrage zusammen",
      "Sind die Leute mit der Lieferung zufrieden?",
      "La La Land?",
      "Las Vegas",
      "c'est la vie in quotes, what do people mean by it?",
      "",
      "???",
    ];
    for (const text of read) expect.soft(otherLanguageOf(text), text).toBeNull();
  });

  test("is of a transcript whose language is known, and neither English nor German", () => {
    expect(["en", "en-GB", "de", "de-AT", null].map(isUnread)).toEqual([false, false, false, false, false]);
    expect(["es", "fr-CA", "pl"].map(isUnread)).toEqual([true, true, true]);
  });
});
