import { Input } from "@/components/ui/fields/input";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import type { ScreenerOption } from "@/lib/core/study/screener";

const { max } = STUDY_LIMITS.participants;

type Props = { option: ScreenerOption; number: number; onChange: (to: ScreenerOption) => void };

/** How many of those who choose an option may take part; empty for no limit. */
export function MostField({ option, number, onChange }: Props) {
  const change = (text: string) => {
    const { most: _most, ...rest } = option;
    const most = Number.parseInt(text.replace(/\D/g, ""), 10);
    onChange(Number.isNaN(most) || most < 1 ? rest : { ...rest, most: Math.min(max, most) });
  };
  return (
    <span className="flex items-center gap-1.5 text-muted-foreground text-sm">
      <span aria-hidden>at most</span>
      <Input
        type="number"
        min={1}
        max={max}
        aria-label={`Limit for answer ${number}`}
        placeholder="all"
        value={option.most ?? ""}
        onChange={(event) => change(event.target.value)}
        className="h-8 w-16"
      />
    </span>
  );
}
