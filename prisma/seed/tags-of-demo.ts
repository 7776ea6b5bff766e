export type SeedTag = {
  title: string;
  color: string;
  description?: string;
  /** Words that somebody said, verbatim and within one line. */
  said?: string[];
  within?: SeedTag[];
};

/** The demo's tags: groups, and in them what people disagree about. */
export const DEMO_TAGS: SeedTag[] = [
  {
    title: "Money",
    color: "#dd8a1c",
    description: "Whatever is about paying: the card, the price, and what the last page adds to it.",
    within: [
      {
        title: "Card up front",
        color: "#e0672b",
        description: "Being asked for a card before anything was tried.",
        said: [
          "The card was the whole thing for me, honestly.",
          "A card up front is only",
          "betting on you forgetting.",
          "So no, the card wasn't it.",
          "It's more like the card's the thing I can point at.",
          "Eighty percent the pile, twenty percent the card.",
          "A card up front keeps the tourists out.",
          "Asking for a card up front is the whole problem.",
          "If I’d put a card in I’d probably have made the effort.",
          "Ich habe gar keine Kreditkarte.",
          "having the card up front was a good thing",
          "We have no credit card in the company.",
        ],
      },
      {
        title: "Price",
        color: "#c4a400",
        said: [
          "The price was honestly fine.",
          "It's too much for what it is.",
          "I’d have paid double.",
          "I wouldn’t pay for it at half the price.",
          "I thought it was cheap for what it does.",
          "It was cheaper than I expected.",
          "I find the price too high.",
        ],
        within: [
          {
            title: "Per seat",
            color: "#7fb135",
            said: [
              "Per seat is the fairest price there is.",
              "Per seat is a tax on being organised.",
              "Per seat suits a small crowd grand.",
              "I’d pay more for a number that doesn’t move.",
              "Not the height, the shape.",
            ],
          },
        ],
      },
      {
        title: "Surprise at the checkout",
        color: "#d9534f",
        description: "A sum on the last page that was not there before.",
        said: [
          "There's no surprise",
          "It was the surprise at the checkout that did it.",
          "The surprise fee is the whole reason.",
          "The surprise fee isn’t why I left",
          "Wer die AGB liest, wird nicht überrascht.",
          "I mind being the one who has to explain it.",
          "It's a scam, that's what I thought.",
          "First the fee and then also the tax on the fee.",
          "A fee up front is just honest",
        ],
      },
    ],
  },
  {
    title: "Trust and privacy",
    color: "#3b82d6",
    description: "The bank connection, and where the data lies.",
    said: [
      "I gave them the bank on the first day",
      "It wants to read twenty-four months of transactions.",
      "I honestly didn’t care. I know that’s bad.",
      "I’m holding other people’s embarrassment in a spreadsheet.",
      "Der Datenschutz war der Grund, und zwar der einzige.",
      "Das gebe ich keinem Programm, bei dem ich nicht weiß, wo es liegt.",
      "I did that no bother, took a minute.",
    ],
  },
  {
    title: "Help when stuck",
    color: "#12a594",
    within: [
      {
        title: "Support was quick",
        color: "#2f9e62",
        said: [
          "It was nine minutes, and it was nearly eight at night here.",
          "They got back to me in under an hour, on a Saturday.",
          "Response time is not your problem.",
          "they answered me in four minutes, in Portuguese!",
        ],
      },
      {
        title: "Support was slow",
        color: "#0f9bbd",
        said: [
          "And then it took four days to get an answer.",
          "It took them three days, and what I got was a link to the page with the padlock.",
          "Sechs Tage hat es gedauert, bis sich ein echter Mensch gemeldet hat.",
          "On Monday I got an article about how to clear my cookies.",
        ],
      },
    ],
  },
  {
    title: "Contradicts themselves",
    color: "#a457b8",
    description: "Said one thing first and another later: read both before quoting either.",
    said: [
      "It's more like the card's the thing I can point at.",
      "Eighty percent the pile, twenty percent the card.",
      "So I've said now that I never read them and I have used one and quoted one.",
      "Okay, so it wasn’t a deal-breaker.",
      "It’s not the seats I mind, then.",
      "I don't find the price too high.",
    ],
  },
  {
    title: "What would bring them back",
    color: "#6f66d6",
    said: [
      "Ask me for it when I've got my twenty-three jobs in.",
      "It's the way out that decides if I stay.",
      "Just don’t let one person end it alone.",
      "Show me the real total on the first day.",
      "“Ask my treasurer” as a button.",
    ],
  },
];

/** Words of the demo's note, and the quotes in it. */
export const DEMO_NOTE = {
  title: "Is it the card?",
  emoji: "💳",
  before: [
    {
      type: "paragraph",
      text: "Half of the people say that the card made them leave. Most of them take it back before the call is over.",
    },
    { type: "heading", level: 2, text: "They point at the card" },
  ],
  first: ["The card was the whole thing for me, honestly.", "Asking for a card up front is the whole problem."],
  between: [
    { type: "heading", level: 2, text: "And then at something else" },
    {
      type: "paragraph",
      text: "Asked what would have to change, they speak of the work that was not in yet, and of who had to sign.",
    },
  ],
  last: ["It's more like the card's the thing I can point at.", "Ask me for it when I've got my twenty-three jobs in."],
  after: [
    { type: "heading", level: 2, text: "Next" },
    { type: "todo", text: "Ask the five who never gave a card how far they got", checked: true },
    { type: "todo", text: "Try a trial that asks for the card on day ten", checked: false },
  ],
};
