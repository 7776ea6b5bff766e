import { X } from "lucide-react";
import Link from "next/link";

type Props = {
  name: string;
  /** The list without this limit. */
  href: string;
  /** What is listed, as many: "clips". */
  all: string;
};

/** Says that a list is limited to what comes from one place, and leads back to all. */
export const OnlyFrom = ({ name, href, all }: Props) => (
  <Link
    href={href}
    className="inline-flex h-8 max-w-72 items-center gap-1.5 rounded-sm bg-muted px-2.5 font-medium text-sm hover:bg-border"
  >
    <span className="truncate">From {name}</span>
    <X aria-hidden className="size-3.5 shrink-0" />
    <span className="sr-only">: show all {all}</span>
  </Link>
);
