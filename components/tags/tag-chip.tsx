import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { tagColor } from "./tag-color";

type Props = { tag: { id: string; title: string; color: string | null }; href?: string; className?: string };

/** A tag's whole name on its color, on several lines if it is long; with `href`, it links to the tag's page. */
export function TagChip({ tag, href, className }: Props) {
  const look = cn(
    "wrap-anywhere inline-flex min-h-5 max-w-full items-center rounded-sm px-1.5 py-0.5 font-medium text-xs",
    className,
  );
  return href ? (
    <Link href={href} style={tagColor(tag)} className={cn(look, "hover:underline")}>
      {tag.title}
    </Link>
  ) : (
    <span style={tagColor(tag)} className={look}>
      {tag.title}
    </span>
  );
}
