import { PageLink } from "./page-link";

type Props = {
  href: string;
  /** What there is more of, for those who hear links without their headings. */
  of?: string;
  children?: string;
};

/** The link beside a section's title to the page that has all of it. */
export const SectionLink = ({ href, of, children = "View all" }: Props) => (
  <PageLink href={href} className="rounded-sm text-primary-text text-sm hover:underline">
    {children}
    {of && <span className="sr-only"> {of}</span>}
  </PageLink>
);
