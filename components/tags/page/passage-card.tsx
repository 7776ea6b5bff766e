"use client";
import { Copy, TagIcon } from "lucide-react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import { copyText } from "@/components/ui/copy/copy-text";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { TaggedPassage } from "@/lib/api/tags/passages";
import { TagChip } from "../tag-chip";

type Props = {
  item: TaggedPassage;
  /** The page's tag: every passage has it, or one below it. */
  tagId: string;
  canWrite: boolean;
  onTakeOff: (applicationId: string) => void;
};

/** A passage on a tag's page: what was said, by whom, where, and all its tags. */
export function PassageCard({ item, tagId, canWrite, onTakeOff }: Props) {
  const { evidence, tags, createdAt } = item;
  const copy = () => copyText(evidence.quote, "Quote copied.");
  const takeOff = tags.map(({ title, applicationId }) => ({
    label: `Remove “${title}”`,
    icon: TagIcon,
    onSelect: () => onTakeOff(applicationId),
  }));
  return (
    <li className="grid grid-cols-1 rounded-md border bg-surface">
      <EvidenceChip
        evidence={evidence}
        className="border-0"
        actions={
          <Menu
            trigger={<MoreButton of={`“${evidence.quote.slice(0, 60)}”`} />}
            groups={[
              evidence.quote && { items: [{ label: "Copy quote", icon: Copy, onSelect: () => void copy() }] },
              canWrite && { items: takeOff },
            ]}
          />
        }
      />
      <div className="flex flex-wrap items-center gap-1.5 px-3 pt-1 pb-2.5 text-muted-foreground text-sm">
        {tags.map((tag) => (
          <TagChip key={tag.id} tag={tag} href={tag.id === tagId ? undefined : `/library/tags/${tag.id}`} />
        ))}
        <span className="ml-auto">
          Tagged <RelativeTime iso={createdAt} />
        </span>
      </div>
    </li>
  );
}
