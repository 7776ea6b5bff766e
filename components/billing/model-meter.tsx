import { Meter } from "@/components/ui/states/meter";
import { dollars } from "@/lib/core/text/dollars";

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1, notation: "compact" });

type Props = { month: { calls: number; tokens: { used: number; included: number }; costCents: number | null } };

/** What the workspace used of the language model this month, and what that costs if prices are set. */
export function ModelMeter({ month: { calls, tokens, costCents } }: Props) {
  const cost = costCents === null ? "" : `, ${dollars(costCents)}`;
  const asked = calls === 1 ? "1 call" : `${number.format(calls)} calls`;
  return (
    <Meter
      label="Tokens read and written"
      used={tokens.used}
      limit={tokens.included}
      text={`${number.format(tokens.used)} of ${number.format(tokens.included)} in ${asked}${cost}`}
    />
  );
}
