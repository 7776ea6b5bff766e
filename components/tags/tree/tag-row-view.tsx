"use client";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { cn } from "@/components/ui/cn";
import { TagChip } from "../tag-chip";
import { rowAttributes, type TagRow } from "./rows-of";

type Props = {
  row: TagRow;
  ref: Ref<HTMLTableRowElement>;
  look: "dragged" | "over" | null;
  focusable: boolean;
  /** The field that replaces the title while it is being renamed. */
  renaming: ReactNode;
  menu: ReactNode;
  onToggle: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A tag in the tree: its name on its color, its description, and how many passages have it or one below it. */
export function TagRowView({ row, ref, look, focusable, renaming, menu, onToggle, onFocus, onKeyDown }: Props) {
  const { tag, level, hasChildren, expanded } = row;
  return (
    <tr
      ref={ref}
      {...rowAttributes(row)}
      tabIndex={focusable ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
      onKeyDown={onKeyDown}
      className={cn(
        "relative -outline-offset-2 hover:bg-background",
        look === "dragged" && "opacity-40",
        look === "over" && "bg-primary-soft shadow-[inset_0_0_0_2px_var(--primary)]",
      )}
    >
      <td className="max-w-0">
        <div className="flex min-w-0 items-center gap-1" style={{ paddingLeft: `${(level - 1) * 22}px` }}>
          {hasChildren ? (
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${expanded ? "Collapse" : "Expand"} ${tag.title}`}
              onClick={onToggle}
              className="finger relative z-10 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-muted-foreground hover:bg-muted hover:text-foreground"
            >
              <ChevronRight className={cn("size-4 transition-transform", expanded && "rotate-90")} />
            </button>
          ) : (
            <span className="size-6 shrink-0" />
          )}
          {renaming || (
            <>
              <Link
                href={`/library/tags/${tag.id}`}
                tabIndex={-1}
                draggable={false}
                className="flex min-w-0 max-w-[calc(100%-1.75rem)] shrink-0 after:absolute after:inset-0"
              >
                <TagChip tag={tag} className="min-h-6 px-2 text-sm" />
              </Link>
              {tag.description && (
                <span className="min-w-0 truncate pl-2 text-muted-foreground text-sm @max-[37.5rem]:hidden">
                  {tag.description}
                </span>
              )}
            </>
          )}
        </div>
      </td>
      <td className="text-right text-muted-foreground tabular-nums">
        {tag.passages}
        <span className="sr-only"> passages</span>
      </td>
      <td className="w-12 pl-0">
        <span className="relative">{menu}</span>
      </td>
    </tr>
  );
}
