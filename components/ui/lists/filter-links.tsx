import { PageLink } from "@/components/ui/links/page-link";
import { Pill, pillTarget } from "./pill";
import { ScrollRow } from "./scroll-row";

type Choice = {
  value: string;
  label: string;
  href: string;
  /** How many the choice shows, if that is known; none isn't worth a figure. */
  count?: number;
};
type Props = { label: string; choices: Choice[]; chosen: string };

/** One filter of a list as links, so that each filtered list has an address. */
export function FilterLinks({ label, choices, chosen }: Props) {
  return (
    <ScrollRow label={label} shown={chosen} className="flex gap-1 print:hidden">
      {choices.map(({ value, label: words, href, count }) => (
        <PageLink
          key={value}
          href={href}
          scroll={false}
          aria-current={value === chosen ? "true" : undefined}
          className={`${pillTarget} font-medium`}
        >
          <Pill chosen={value === chosen}>
            {words}
            {count ? (
              <>
                {" "}
                <span className="ml-1.5 font-normal text-muted-foreground tabular-nums">{count}</span>
              </>
            ) : null}
          </Pill>
        </PageLink>
      ))}
    </ScrollRow>
  );
}
