import { PageLink } from "./page-link";

type Props = { href: string; children?: string };

/** The link beside a section's title to the page that has all of it. */
export const SectionLink = ({ href, children = "View all" }: Props) => (
  <PageLink href={href} className="rounded-sm text-primary-text text-sm hover:underline">
    {children}
  </PageLink>
);
