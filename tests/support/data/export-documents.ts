import type {
  ExportBlock,
  ExportClaim,
  ExportDocument,
  ExportQuote,
} from "@/lib/services/exports/document/export-document";

let last = 0;

export const quoteFixture = (text: string, more: Partial<ExportQuote> = {}): ExportQuote => {
  last += 1;
  const url = `https://earshot.example/studies/stu_1/sessions/ses_${last}#s${last}`;
  return {
    passageId: `psg_${last}`,
    text,
    speaker: "Ana",
    sourceName: "Checkout study, participant 3",
    startSeconds: 75,
    url,
    state: "verbatim",
    ...more,
  };
};

const claimFixture = (
  number: string,
  text: string,
  [support, against, of]: number[],
  quotes: [string, string][],
): ExportClaim => ({
  type: "claim",
  number,
  text,
  strength: `Strong: ${support} of the ${of} people who were asked say so.`,
  support: support ?? 0,
  against: against ?? 0,
  of: of ?? 0,
  isOpen: false,
  edited: number === "1.2",
  left: { support: number === "1.1" ? 4 : 0, against: 0 },
  evidence: quotes.map(([stance, said], at) => ({
    stance: stance === "against" ? "against" : "support",
    quote: quoteFixture(said, { speaker: ["Ana", "Bogdan", "Chloé", "Dmitri"][at % 4] ?? null }),
  })),
});

const theme = (at: number, title: string, claims: ExportClaim[]): ExportDocument["sections"][number] => ({
  kind: "theme",
  heading: title,
  summary: `People meet this early and remember it. It comes up in ${7 - at} interviews, mostly unprompted, and shapes what they do next.`,
  blocks: [
    {
      type: "chart",
      kind: "stacked-bar",
      title: "Who says so, and who says otherwise",
      unit: "participants",
      of: null,
      note: null,
      categories: claims.map(({ number, text }) => `${number} ${text}`),
      series: [
        { name: "Say so", values: claims.map(({ support }) => support) },
        { name: "Say otherwise", values: claims.map(({ against }) => against) },
      ],
    },
    ...claims,
  ],
});

/** A typical readout: three themes, both sides, next steps, what was left out. */
export const readoutFixture = (): ExportDocument => ({
  title: "Why do trial users leave checkout?",
  subtitle: "Study readout",
  language: "en",
  date: new Date("2026-11-03T10:00:00Z"),
  workspaceName: "Northwind Research",
  url: "https://earshot.example/studies/stu_1/readout",
  summary:
    "Trial users do not leave because of the price. They leave because the price **changes late**: shipping and tax appear on the last page, after they have typed in their address.\n\nHalf of them come back within a day, most by phone, and start again from an empty basket.",
  facts: [
    { label: "Sessions", value: "12" },
    { label: "Participants", value: "12" },
    { label: "Themes", value: "3" },
    { label: "Quotes", value: "31" },
    { label: "Sessions left out", value: "2" },
    { label: "Made on", value: "November 3, 2026" },
  ],
  provenance:
    "Drafted by Earshot’s built-in analyst, without an AI model. Written or edited by people: 1 theme, 1 claim. Every quote matches its linked transcript word for word, unless noted otherwise.",
  sections: [
    {
      kind: "plain",
      heading: "Themes at a glance",
      summary: null,
      blocks: [
        {
          type: "chart",
          kind: "bar",
          title: "Participants who speak about each theme",
          unit: "participants",
          of: 12,
          categories: ["Costs that appear late", "Typing an address on a phone", "Trust in the payment page"],
          series: [{ name: "Participants", values: [9, 6, 4] }],
          note: "Of 12 participants. One person can speak about several themes.",
        },
      ],
    },
    theme(0, "Costs that appear late", [
      claimFixture(
        "1.1",
        "People leave when shipping appears on the last page",
        [7, 2, 12],
        [
          [
            "support",
            "I had already typed in everything, and then there were eleven euros more. I closed the tab, honestly, without thinking.",
          ],
          ["support", "It’s not the money, it’s that you tell me at the very end."],
          ["support", "You feel tricked. A little bit. And then you don’t come back."],
          ["against", "I expect shipping to be extra, so that was fine with me."],
          ["against", "No, I knew about it: it says so at the top."],
        ],
      ),
      claimFixture(
        "1.2",
        "A total that is shown from the start is trusted, even when it is higher",
        [5, 0, 12],
        [
          ["support", "If it says forty-nine from the beginning then it is forty-nine. Done."],
          ["support", "I’d rather see the big number first."],
        ],
      ),
    ]),
    theme(1, "Typing an address on a phone", [
      claimFixture(
        "2.1",
        "The address form is given up on small screens",
        [6, 1, 12],
        [
          [
            "support",
            "On the phone the keyboard covers the button. I looked for it and I thought, later, on the computer.",
          ],
          ["against", "It filled itself in, I only had to press once."],
        ],
      ),
    ]),
    theme(2, "Trust in the payment page", [
      claimFixture(
        "3.1",
        "A page that looks different makes people stop",
        [4, 3, 12],
        [
          ["support", "Suddenly everything was blue and I thought, is this still you?"],
          ["against", "That’s my bank, I know how it looks."],
        ],
      ),
    ]),
    {
      kind: "steps",
      heading: "Next steps",
      summary: null,
      blocks: [
        {
          type: "table",
          title: null,
          columns: ["Next step", "Rests on", "Owner", "Status"],
          rows: [
            ["Show the total with shipping in the basket, before the address", "1.1, 1.2", "Marta", "Open"],
            ["Keep the button above the keyboard on phones, and try the form with five people", "2.1", "–", "Open"],
            ["Ask the payment provider for our colours", "3.1", "Jon", "Done"],
          ],
        },
      ],
    },
    {
      kind: "method",
      heading: "Method and what was left out",
      summary: null,
      blocks: [
        {
          type: "list",
          items: [
            "Based on 12 sessions with 12 participants.",
            "“n of m” counts distinct people among the readout’s participants, never quotes.",
            "2 sessions were left out, listed below.",
          ],
        },
        {
          type: "table",
          title: "Sessions left out",
          columns: ["Session", "Why", "Details"],
          rows: [
            ["Participant 4", "Flagged for quality", "Answers of one or two words throughout."],
            ["Participant 9", "Excluded", "A colleague who tried the link."],
          ],
        },
      ],
    },
  ],
});

const WORDS =
  "the basket was full and then the page asked me again for the same address which I had given before so I left it there".split(
    " ",
  );
const long = (count: number): string => Array.from({ length: count }, (_, at) => WORDS[at % WORDS.length]).join(" ");

/** Everything too long: nothing may run over the edge of a page. */
export function hugeFixture(): ExportDocument {
  const document = readoutFixture();
  const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at + 1}`, long(at % 30), long(at === 7 ? 400 : 5)]);
  const claims = Array.from({ length: 9 }, (_, at) =>
    claimFixture(
      `1.${at + 1}`,
      long(at === 2 ? 80 : 14),
      [at, 9 - at, 30],
      Array.from({ length: 8 }, (_none, index) => [index > 4 ? "against" : "support", long(index === 0 ? 500 : 60)]),
    ),
  );
  const blocks: ExportBlock[] = [
    { type: "heading", level: 2, text: long(20) },
    { type: "text", text: Array.from({ length: 12 }, (_, at) => long(at * 40)).join("\n\n") },
    { type: "list", items: Array.from({ length: 30 }, (_, at) => long(at)) },
    { type: "table", title: "A long table", columns: ["Row", "What", "More"], rows },
    {
      type: "chart",
      kind: "stacked-bar",
      title: long(12),
      unit: "people",
      of: null,
      categories: Array.from({ length: 40 }, (_, at) => `${at} ${long(9)}`),
      series: [
        { name: "Yes", values: Array.from({ length: 40 }, (_, at) => at) },
        { name: "No", values: Array.from({ length: 40 }, (_, at) => 40 - at) },
      ],
      note: long(40),
    },
    { type: "quote", title: long(20), quote: quoteFixture("Donaudampfschifffahrtsgesellschaft".repeat(30)) },
    {
      type: "image",
      bytes: null,
      contentType: "image/png",
      widthPx: 1,
      heightPx: 1,
      alt: "A basket",
      caption: long(30),
    },
  ];
  return {
    ...document,
    title: long(50),
    summary: long(600),
    sections: [theme(0, long(45), claims), { kind: "plain", heading: long(10), summary: null, blocks }],
  };
}

/** The same statement in scripts that are written differently. */
export const SAID: Record<string, string> = {
  Greek: "Έφυγα από το ταμείο γιατί τα μεταφορικά εμφανίστηκαν αργά.",
  Russian: "Я ушёл со страницы оплаты: доставку показали слишком поздно.",
  Arabic: "تركت صفحة الدفع لأن رسوم الشحن (11 يورو) ظهرت متأخرة جدًا.",
  Hebrew: "עזבתי את הקופה כי דמי המשלוח, 11 אירו, הופיעו מאוחר מדי.",
  Hindi: "मैंने चेकआउट छोड़ दिया क्योंकि शिपिंग शुल्क बहुत देर से दिखा।",
  Thai: "ฉันออกจากหน้าชำระเงินเพราะค่าจัดส่งแสดงช้าเกินไป",
  Chinese: "我离开了结账页面，因为运费出现得太晚了。",
  Japanese: "送料が最後に表示されたので、チェックアウトをやめました。",
  Korean: "배송비가 너무 늦게 나와서 결제를 그만뒀어요.",
  Bengali: "শিপিং খরচ দেরিতে দেখানোয় আমি চেকআউট ছেড়ে দিয়েছি।",
  Tamil: "ஷிப்பிங் கட்டணம் தாமதமாகத் தெரிந்ததால் நான் வெளியேறினேன்.",
  Vietnamese: "Tôi rời trang thanh toán vì phí giao hàng hiện quá muộn 😀.",
};

export function scriptsFixture(): ExportDocument {
  const blocks: ExportBlock[] = Object.entries(SAID).flatMap(([name, text]) => [
    { type: "heading", level: 3, text: name },
    { type: "quote", title: null, quote: quoteFixture(text, { speaker: text.slice(0, 8).trim(), sourceName: name }) },
  ]);
  const rows = Object.entries(SAID).map(([name, text]) => [name, text]);
  return {
    ...readoutFixture(),
    title: "送料と結帳: לקוחות, Клиенты",
    sections: [
      {
        kind: "plain",
        heading: "قالوا ذلك بلغاتهم",
        summary: null,
        blocks: [...blocks, { type: "table", title: null, columns: ["Language", "What was said"], rows }],
      },
    ],
  };
}
