import Link from "next/link";
import { Pill, pillTarget } from "./pill";
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
          className={`${pillTarget} font-medium`}
        >
          <Pill chosen={value === chosen}>{words}</Pill>
        </Link>
      ))}
    </ScrollRow>
  );
}
