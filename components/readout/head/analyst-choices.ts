import type { z } from "zod";
import type { estimateReadout } from "@/lib/api/readouts/readouts";
import { counted } from "@/lib/core/text/counted";

export type Estimate = z.output<typeof estimateReadout.response>;

/** An estimate looks more exact than it is with more than two digits. */
function roughly(tokens: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, tokens))) - 1);
  return (Math.ceil(tokens / unit) * unit).toLocaleString("en-US");
}

/** What is left is never shown as more than it is. */
const exactly = (tokens: number): string => tokens.toLocaleString("en-US");

function reads({ unread, transcripts }: Estimate): string {
  if (unread === 0) return "It has read these sessions before, which keeps this cheap.";
  if (unread === transcripts)
    return `Reads ${counted(transcripts, "transcript")} for the first time; later readouts use less.`;
  return `Reads ${unread} of ${counted(transcripts, "transcript")} for the first time.`;
}

/** Both ways to make a readout, with what they use. */
export const analystChoices = (estimate: Estimate) =>
  [
    {
      value: "model",
      title: estimate.model ?? "Language model",
      detail: `about ${roughly(estimate.tokens)} tokens`,
      text: `${reads(estimate)} ${exactly(estimate.left)} tokens are left this month.`,
    },
    {
      value: "built-in",
      title: "Built-in analyst",
      detail: "no tokens",
      text: "Sorts what people said without a language model, usually within seconds. Its wording is plainer.",
    },
  ] as const;

export const notEnough = ({ tokens, left }: Estimate): string =>
  `${
    left === 0
      ? "No tokens of the language model are left this month."
      : `The language model needs about ${roughly(tokens)} tokens, and ${exactly(left)} are left this month.`
  } If they run out partway, the built-in analyst generates the whole readout; what the model has read by then is kept for next time.`;
