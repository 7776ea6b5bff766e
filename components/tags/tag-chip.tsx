import Link from "next/link";
import { cn } from "@/components/ui/cn";
import { tagColor } from "./tag-color";

type Props = { tag: { id: string; title: string; color: string | null }; href?: string; className?: string };

/** A tag's name on its color; with `href`, it links to the tag's page. */
export function TagChip({ tag, href, className }: Props) {
  const look = cn("inline-flex h-5 max-w-56 items-center rounded-sm px-1.5 font-medium text-xs", className);
  const body = <span className="truncate">{tag.title}</span>;
  return href ? (
    <Link href={href} style={tagColor(tag)} className={cn(look, "hover:underline")} title={tag.title}>
      {body}
    </Link>
  ) : (
    <span style={tagColor(tag)} className={look} title={tag.title}>
      {body}
    </span>
  );
}
