"use client";
import { Copy, Download, EllipsisVertical } from "lucide-react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy/copy-text";
import { Menu } from "@/components/ui/dialogs/menu";
import { useAction } from "@/components/ui/hooks/use-action";
import { counted } from "@/lib/core/text/counted";
import { fetchPassages, type PassageFilter } from "./fetch-passages";
import { passagesMarkdown } from "./passages-markdown";

/** What fits a clipboard and a document; the CSV has everything. */
const MOST_COPIED = 500;

type Props = { id: string; title: string; filter: PassageFilter; disabled: boolean };

/** Exports the shown passages: as Markdown, or as a table. */
export function TagPageActions({ id, title, filter, disabled }: Props) {
  const { busy, error, run } = useAction();
  const copy = () =>
    run(async () => {
      const { passages, more } = await fetchPassages(id, filter, MOST_COPIED);
      const count = counted(passages.length, "passage");
      await copyText(
        passagesMarkdown(title, passages, window.location.origin),
        more ? `Copied the newest ${count}. The CSV has all of them.` : `${count} copied as Markdown.`,
      );
    });
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value));
  const csv = `/api/tags/${id}/passages.csv${query.size > 0 ? `?${query}` : ""}`;
  return (
    <>
      {error && (
        <span role="alert" className="text-danger text-sm">
          {error}
        </span>
      )}
      <span className="flex gap-2 max-[720px]:hidden">
        <Button busy={busy} disabled={disabled} onClick={() => void copy()}>
          <Copy /> Copy as Markdown
        </Button>
        <Button asChild aria-disabled={disabled || undefined}>
          <a href={csv} download>
            <Download /> Download CSV
          </a>
        </Button>
      </span>
      <span className="min-[720px]:hidden">
        <Menu
          trigger={
            <Button tone="ghost" size="icon" aria-label="Copy or download">
              <EllipsisVertical />
            </Button>
          }
          groups={[
            {
              items: [
                { label: "Copy as Markdown", icon: Copy, onSelect: () => void copy() },
                { label: "Download CSV", icon: Download, onSelect: () => window.location.assign(csv) },
              ],
            },
          ]}
        />
      </span>
    </>
  );
}
