import { Field } from "@/components/ui/fields/field";
import { Textarea } from "@/components/ui/fields/textarea";
import { CARD_TEXT } from "@/lib/core/limits/board-limits";

type Props = { value: string; change: (value: string) => void; hint: string };

/** What a new card says. */
export function InsightField({ value, change, hint }: Props) {
  return (
    <Field label="Insight" hint={hint}>
      <Textarea
        required
        rows={3}
        maxLength={CARD_TEXT.insight}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}
