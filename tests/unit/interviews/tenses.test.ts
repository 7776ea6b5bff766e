import { expect, test } from "vitest";
import type { Language } from "@/lib/core/languages";
import { tellsOfEvent } from "@/lib/services/interviews/moderator/tenses";

const SAID: Record<Language, { events: string[]; statements: string[] }> = {
  en: {
    events: ["the tax office wrote me a rather stern letter", "they stopped calling", "the page crashed twice"],
    statements: [
      "a spreadsheet my daughter set up",
      "my fingers are too stiff to change them",
      "it has to work without internet",
      "we used to share one account",
      "the app never needed a manual",
      "the induction would've helped",
      "you get promoted for features",
    ],
  },
  de: {
    events: ["da hab ich mich schon oft geärgert", "wir standen nachts zu zweit da", "die Karte wurde abgelehnt"],
    statements: ["der Plan drei Wochen vorher steht", "das müsste schneller gehen", "die hängt im Stationszimmer aus"],
  },
  es: {
    events: [
      "al final llamé a mi primo",
      "ella quería un jardín",
      "no me han devuelto el dinero",
      "el dentista no estaba incluido",
    ],
    statements: ["tantas letras pequeñas", "siempre pago con tarjeta", "debería ser más barato"],
  },
  fr: {
    events: ["la page s'est bloquée", "je l'ai conduit moi-même", "j'ai perdu mon panier", "la banque fermait à midi"],
    statements: ["c'est trop compliqué", "un menu avec trop de choix", "je voudrais une facture claire"],
  },
  it: {
    events: [
      "ho perso tutto il carrello",
      "lei voleva un giardino",
      "la pagina si è bloccata",
      "mia madre pagava in contanti",
    ],
    statements: ["troppi passaggi per pagare", "vorrei una fattura chiara"],
  },
  pt: {
    events: [
      "o aplicativo travou duas vezes",
      "ela queria um jardim",
      "minha mãe pagava em dinheiro",
      "eu desisti e liguei para o banco",
    ],
    statements: ["muitos passos para pagar", "deveria ser mais simples"],
  },
  nl: {
    events: [
      "de app liep vast en ik was boos",
      "mijn dochter zat te gapen",
      "ik heb het hele mandje verloren",
      "de bank ging dicht",
    ],
    statements: ["te veel stappen om te betalen", "het zou eenvoudiger zijn"],
  },
  pl: {
    events: ["straciłam cały koszyk", "strona się zawiesiła", "poszliśmy do banku"],
    statements: ["zbyt wiele kroków", "powinno być prościej"],
  },
  ja: {
    events: ["画面が急に固まりました", "登録がとても面倒だった"],
    statements: ["毎朝電車の中で使っています", "もっと簡単なほうがいい"],
  },
  ar: {
    events: ["التطبيق توقف فجأة عند الدفع", "كنت في المطار"],
    statements: ["خطوات كثيرة للدفع", "أدفع دائما بالبطاقة"],
  },
};

test.each(
  Object.entries(SAID).flatMap(([language, { events, statements }]) => [
    ...events.map((said) => [said, language, true] as const),
    ...statements.map((said) => [said, language, false] as const),
  ]),
)("whether “%s” (%s) tells of something that happened: %s", (said, language, expected) =>
  expect(tellsOfEvent(said, language)).toBe(expected),
);
