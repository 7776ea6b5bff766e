"use client";
import { Check } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { Tooltip } from "@/components/ui/dialogs/tooltip";
import { BOARD_COLORS, type BoardColor } from "@/lib/core/board-colors";
import { upperFirst } from "@/lib/core/text/upper-first";
import { colorFill } from "./board-color";

type Props = { value: BoardColor | null; onChange: (color: BoardColor | null) => void };

const NONE = "none";
const nameOf = (color: BoardColor | null) => (color ? upperFirst(color) : "No color");

/** No color or one of twelve; arrow keys move between them. */
export function ColorChoice({ value, onChange }: Props) {
  const choose = (chosen: string) => onChange(BOARD_COLORS.find((color) => color === chosen) ?? null);
  return (
    <RadioGroup.Root
      aria-label="Color"
      value={value ?? NONE}
      onValueChange={choose}
      className="grid w-fit grid-cols-7 gap-2"
    >
      {[null, ...BOARD_COLORS].map((color) => (
        <Tooltip key={color} label={nameOf(color)}>
          <RadioGroup.Item
            value={color ?? NONE}
            aria-label={nameOf(color)}
            style={color ? colorFill(color) : undefined}
            className="flex size-8 items-center pointer-coarse:size-9 justify-center rounded-full border border-border-strong/40 data-[state=checked]:ring-2 data-[state=checked]:ring-foreground data-[state=checked]:ring-offset-2 data-[state=checked]:ring-offset-raised"
          >
            <RadioGroup.Indicator>
              <Check aria-hidden className="size-3.5" />
            </RadioGroup.Indicator>
          </RadioGroup.Item>
        </Tooltip>
      ))}
    </RadioGroup.Root>
  );
}
