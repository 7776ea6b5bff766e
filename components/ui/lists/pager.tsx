import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";

type Props = { href: string | null; backHref: string | null; words?: { next: string; back: string } };

const BY_AGE = { next: "Older", back: "Newest" };

/** Links to the next page of a list and back to its first; the cursor is in the address. */
export function Pager({ href, backHref, words = BY_AGE }: Props) {
  if (!href && !backHref) return null;
  return (
    <nav aria-label="Pages" className="flex justify-between gap-3">
      {backHref ? (
        <Button asChild>
          <PageLink href={backHref}>{words.back}</PageLink>
        </Button>
      ) : (
        <span />
      )}
      {href && (
        <Button asChild>
          <PageLink href={href}>{words.next}</PageLink>
        </Button>
      )}
    </nav>
  );
}
