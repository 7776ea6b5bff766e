import type { BoardColor } from "@/lib/core/board-colors";

export type SeedCard = {
  insight: string;
  type?: string[];
  notes?: string;
  source?: string;
  color?: BoardColor;
  /** Exact words of the interviews. */
  said?: string[];
};
type SeedLane = { title: string; color: BoardColor; cards: SeedCard[] };

export const TITLE = "Why they leave at the checkout";

export const LANES: SeedLane[] = [
  {
    title: "The fee on the last page",
    color: "red",
    cards: [
      {
        insight: "The activation fee shows up when the decision is already made",
        type: ["pain", "trust"],
        notes: "Strongest theme. It is the surprise, not the sum: two of them would have paid it on day one.",
        said: [
          "I read it three times. I honestly thought I had ticked something.",
          "I tell my own customers the price before I lift a spanner, so I'm not paying anybody who doesn't.",
        ],
      },
      {
        insight: "Whoever answers to others has to explain a fee that nobody announced",
        type: ["pain"],
        said: ["if they hide that, what else do they hide"],
      },
      {
        insight: "Tax on top makes the last page nearly four times what was expected",
        type: ["pain", "wish"],
        said: ["On the last page it became 82.50 plus 149 plus IVA of 23 percent, so 284.75 in the end."],
      },
    ],
  },
  {
    title: "Not the fee",
    color: "blue",
    cards: [
      {
        insight: "Some saw the fee and found it normal",
        type: ["contradiction"],
        notes: "Keep beside the first lane: the fee alone does not explain who leaves.",
        color: "blue",
        said: [
          "For me it was normal, every machine I ever bought has installation.",
          "We charge a set-up fee too, for the first label.",
        ],
      },
      {
        insight: "Per seat is the wrong shape for people with many clients",
        type: ["pain"],
        said: ["A client who looks twice a year costs the same as somebody who works in it every day."],
      },
      {
        insight: "“Too expensive” can be the easy thing to say",
        type: ["contradiction", "question"],
        said: ["I don't find the price too high. It's an easy thing to say."],
      },
    ],
  },
  {
    title: "Ways to pay",
    color: "amber",
    cards: [
      {
        insight: "Small companies without a credit card have no way to pay",
        type: ["pain", "wish"],
        said: ["I looked for bank transfer, there was no bank transfer."],
      },
      {
        insight: "A payment that the bank approved never arrives, and help comes too late",
        type: ["bug"],
        said: ["The bank said, we approved it, sir, the shop never collected."],
      },
    ],
  },
  {
    title: "Next steps",
    color: "green",
    cards: [
      {
        insight: "Show the whole sum, with tax and activation, on the first day",
        type: ["idea"],
        said: ["Tell me the whole sum on day one."],
      },
      {
        insight: "Let somebody send the total to whoever has to agree",
        type: ["idea"],
        said: ["If there had been a button to send the page to Elwyn I think we'd be a customer now."],
      },
    ],
  },
];

export const LOOSE: SeedCard[] = [
  {
    insight: "A pause for the winter would have kept one customer",
    type: ["idea"],
    said: ["Charge me ten bucks a month from November to April to keep the lights on and I'd have never left."],
  },
  { insight: "How many leave before they see the total at all?", type: ["question"], source: "Team meeting" },
];
