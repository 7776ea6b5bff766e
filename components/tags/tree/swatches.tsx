"use client";
import { RadioGroup } from "radix-ui";
import { Tooltip } from "@/components/ui/dialogs/tooltip";
import { PALETTE } from "../palette";

type Props = { value: string | null; onChange: (hex: string) => void };

/** A tag's twelve colors; arrow keys move between them. */
export function Swatches({ value, onChange }: Props) {
  return (
    <RadioGroup.Root
      aria-label="Color"
      value={value ?? ""}
      onValueChange={onChange}
      className="grid w-fit grid-cols-6 gap-2"
    >
      {PALETTE.map(({ name, hex }) => (
        <Tooltip key={hex} label={name}>
          <RadioGroup.Item
            value={hex}
            aria-label={name}
            style={{ backgroundColor: hex }}
            className="size-8 pointer-coarse:size-10 rounded-full ring-offset-2 ring-offset-raised transition-transform hover:scale-105 data-[state=checked]:ring-2 data-[state=checked]:ring-foreground"
          />
        </Tooltip>
      ))}
    </RadioGroup.Root>
  );
}
