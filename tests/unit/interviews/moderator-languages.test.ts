import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "@/lib/core/languages";
import type { Guide } from "@/lib/core/study/guide";
import { checkLine } from "@/lib/services/interviews/moderator/check-line";
import { decide } from "@/lib/services/interviews/moderator/decide";
import { opening } from "@/lib/services/interviews/moderator/opening";
import { phrasesOf } from "@/lib/services/interviews/moderator/phrases/phrases-of";
import { salientPhrase } from "@/lib/services/interviews/moderator/salient-phrase";
import type { SaidTurn, Situation } from "@/lib/services/interviews/moderator/situation";
import { readState } from "@/lib/services/interviews/moderator/state";

const question = (id: string) => ({
  id,
  text: `${id}?`,
  kind: "open" as const,
  required: true,
  probe: "deep" as const,
});
const guide: Guide = { sections: [{ id: "s", title: "", questions: [question("q1"), question("q2")] }] };
const asked: SaidTurn = { role: "moderator", kind: "question", questionId: "q1", text: "q1?", startSeconds: 0 };
const hearing = (text: string, language: string | null, changed: Partial<Situation> = {}): Situation => ({
  guide,
  language,
  durationMin: null,
  elapsedSeconds: 30,
  state: readState({ questionId: "q1" }),
  turns: [asked],
  given: { text, value: null, skipped: false },
  ...changed,
});

/** An answer with something to take up, what is taken up, and the other ways to answer. */
const SAID: Record<
  Exclude<Language, "en" | "de" | "es" | "fr">,
  Record<"told" | "taken" | "unsure" | "stop", string>
> = {
  it: {
    told: "Allora, la pagina del pagamento si è bloccata due volte.",
    taken: "la pagina del pagamento si è bloccata due volte",
    unsure: "Non saprei.",
    stop: "Vorrei fermarmi qui",
  },
  pt: {
    told: "Então, o aplicativo travou na hora de pagar, né",
    taken: "o aplicativo travou na hora de pagar",
    unsure: "Não sei",
    stop: "Quero parar",
  },
  nl: {
    told: "Nou ja, de betaalpagina liep vast toen ik wilde betalen",
    taken: "de betaalpagina liep vast toen ik wilde betalen",
    unsure: "Geen idee",
    stop: "Ik wil graag stoppen",
  },
  pl: {
    told: "No więc strona się zawiesiła i straciłam cały koszyk",
    taken: "straciłam cały koszyk",
    unsure: "Nie wiem",
    stop: "Chciałbym zakończyć",
  },
  ja: {
    told: "クレジットカードの登録がとても面倒だったので、本当に困りました。",
    taken: "クレジットカードの登録がとても面倒だった",
    unsure: "特にないです",
    stop: "もうやめたいです",
  },
  ar: {
    told: "خدمة Apple Pay مريحة، لكن التطبيق توقف فجأة عند الدفع",
    taken: "التطبيق توقف فجأة عند الدفع",
    unsure: "لا أدري",
    stop: "أريد أن أتوقف",
  },
};

describe.each(Object.entries(SAID))("in %s", (language, { told, taken, unsure, stop }) => {
  test("a follow-up quotes what stands out, exactly as said, in the language's own marks", () => {
    expect(salientPhrase(told, [], language)).toBe(taken);
    const [line] = decide(hearing(told, language)).lines;
    expect(line).toMatchObject({ kind: "followup", questionId: "q1" });
    expect(line?.text).toMatch(new RegExp(`[“„«「]${taken}[”»」]`));
  });

  test("a phrase is taken up once", () => {
    const first = decide(hearing(told, language));
    const [line] = first.lines;
    const turns: SaidTurn[] = [asked, { ...asked, kind: "followup", text: line?.text ?? "" }];
    const second = decide(hearing(told, language, { turns, state: first.state }));
    expect(second.lines[0]?.text).not.toContain(taken);
  });

  test("someone who doesn't know is asked once more, gently; someone who wants to stop may", () => {
    const nudge = decide(hearing(unsure, language)).lines[0]?.text;
    expect(phrasesOf(language).nudges.unsure).toContain(nudge);
    expect(decide(hearing(stop, language))).toMatchObject({
      end: "stopped",
      lines: [{ text: phrasesOf(language).stop }],
    });
  });

  test("the conversation opens in the language", () => {
    const start = opening({ guide, language, durationMin: null, state: readState({}) });
    expect(start.lines[0]?.text).toBe(phrasesOf(language).greeting);
  });
});

test.each(LANGUAGES)("the lines in %s have the places that are filled in, none twice and none praising", (language) => {
  const { followUps: about, chosen, rated, generic, nudges, goOn, remarks } = phrasesOf(language);
  const followUps = Object.values(about).flat();
  for (const line of [...followUps, ...chosen]) expect(line.match(/\{\w+\}/g)).toEqual(["{phrase}"]);
  for (const line of rated) expect(line.match(/\{\w+\}/g)).toEqual(["{value}"]);
  const all = [
    ...followUps,
    ...chosen,
    ...rated,
    ...generic,
    ...nudges.unsure,
    ...nudges.brief,
    ...goOn,
    ...remarks.other,
  ];
  expect(new Set(all).size).toBe(all.length);
  const english = phrasesOf("en");
  const [{ anything, events, statements }, its] = [about, english.followUps];
  expect(
    [anything, events, statements, chosen, rated, generic, nudges.unsure, nudges.brief, goOn, remarks.other].map(
      ({ length }) => length,
    ),
  ).toEqual(
    [
      its.anything,
      its.events,
      its.statements,
      english.chosen,
      english.rated,
      english.generic,
      english.nudges.unsure,
      english.nudges.brief,
      english.goOn,
      english.remarks.other,
    ].map(({ length }) => length),
  );
});

test("a language without lines of its own is spoken to in English, and its words are taken up", () => {
  const [line] = decide(hearing("Appen kraschade två gånger när jag skulle betala min faktura", "sv")).lines;
  expect(line?.text).toContain("You mentioned");
});

describe("a line written by a model", () => {
  test.each([
    ["ja", "支払いの画面で急に固まってしまいました", "支払いの画面では、その後どうなりましたか？"],
    [
      "ja",
      "支払いの画面で急に固まってしまいました",
      "「急に固まってしまいました」とのことですが、その後どうされましたか。",
    ],
    ["ar", "توقف التطبيق فجأة عند الدفع", "ماذا فعلتم بعد أن توقف التطبيق؟"],
    ["pl", "Strona płatności się zawiesiła", "Co się działo, gdy strona płatności się zawiesiła?"],
    ["it", "La pagina si è bloccata", "Che cosa ha fatto quando la pagina si è bloccata?"],
  ])("is accepted in %s if it asks neutrally about what was said", (language, said, line) =>
    expect(checkLine(line, hearing(said, language))).toBe(true),
  );

  test.each([
    ["ja", "支払いの画面で急に固まってしまいました", "支払いの画面は不便ですよね？"],
    ["ja", "支払いの画面で急に固まってしまいました", "休日は何をしますか？"],
    ["ar", "توقف التطبيق فجأة عند الدفع", "التطبيق سيئ، أليس كذلك؟"],
    ["ar", "توقف التطبيق فجأة عند الدفع", "قلتم «التطبيق رائع». ماذا حدث؟"],
    ["pl", "Strona płatności się zawiesiła", "Strona płatności jest zła, prawda?"],
    ["it", "La pagina si è bloccata", "La pagina è fatta male, vero?"],
    ["pt", "O aplicativo travou", "O aplicativo é ruim, né?"],
    ["nl", "De app liep vast", "De app is slecht, toch?"],
  ])("is refused in %s if it leads, invents or strays: %s %s", (language, said, line) =>
    expect(checkLine(line, hearing(said, language))).toBe(false),
  );
});
