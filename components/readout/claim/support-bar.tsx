import { cn } from "@/components/ui/cn";

type Props = { support: number; against: number; of: number };

/** Hatched, so that the sides can be told apart without color; forced colors would leave the hatching out. */
const AGAINST =
  "bg-[repeating-linear-gradient(135deg,var(--warning)_0_2px,var(--warning-soft)_2px_5px)] forced-colors:bg-[repeating-linear-gradient(135deg,CanvasText_0_2px,Canvas_2px_5px)] forced-colors:forced-color-adjust-none";
const LOOKS = { support: "bg-primary", against: AGAINST, silent: "bg-muted border border-border-strong/50" };

/** How many people are on each side of a claim; words and figures are below it. */
export function SupportBar({ support, against, of }: Props) {
  const whole = Math.max(of, support + against, 1);
  const width = (count: number) => ({ width: `${(count / whole) * 100}%` });
  return (
    <span aria-hidden className="flex h-2 [print-color-adjust:exact] gap-0.5 overflow-hidden rounded-full bg-muted">
      {support > 0 && <span className={LOOKS.support} style={width(support)} />}
      {against > 0 && <span className={LOOKS.against} style={width(against)} />}
    </span>
  );
}

/** What a part of the bar looks like, as the key before its words. */
export function SideMark({ side }: { side: keyof typeof LOOKS }) {
  return (
    <span
      aria-hidden
      className={cn("inline-block size-2.5 shrink-0 rounded-[3px] [print-color-adjust:exact]", LOOKS[side])}
    />
  );
}
