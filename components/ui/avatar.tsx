import { cn } from "./cn";
import { hueOf } from "./text/hue";

type Props = { name: string; className?: string };

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
const firstOf = (word = "") => LETTERS.segment(word)[Symbol.iterator]().next().value?.segment ?? "";

/** A person's initials on their own hue; the name is next to it, so screen readers skip it. */
export function Avatar({ name, className }: Props) {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  const initials = (firstOf(words[0]) || "?") + firstOf(words[1]);
  return (
    <span
      aria-hidden
      style={hueOf(name)}
      className={cn(
        "inline-flex size-6 shrink-0 select-none items-center justify-center rounded-full font-semibold text-[0.625rem]",
        className,
      )}
    >
      {initials.toUpperCase()}
    </span>
  );
}
