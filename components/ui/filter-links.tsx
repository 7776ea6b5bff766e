import Link from "next/link";
import { cn } from "./cn";
import { ScrollRow } from "./scroll-row";

type Props = { label: string; choices: { value: string; label: string; href: string }[]; chosen: string };

/** One filter of a list as links, so that each filtered list has an address. */
export function FilterLinks({ label, choices, chosen }: Props) {
  return (
    <ScrollRow label={label} shown={chosen} className="flex gap-1 print:hidden">
      {choices.map(({ value, label: words, href }) => (
        <Link
          key={value}
          href={href}
          scroll={false}
          aria-current={value === chosen ? "true" : undefined}
          className={cn(
            "inline-flex h-8 items-center pointer-coarse:h-11 whitespace-nowrap rounded-sm px-2.5 font-medium text-muted-foreground -outline-offset-2 transition-colors hover:bg-muted hover:text-foreground",
            value === chosen && "bg-muted text-foreground",
          )}
        >
          {words}
        </Link>
      ))}
    </ScrollRow>
  );
}
