"use client";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { useAction } from "@/components/ui/hooks/use-action";
import { Failure } from "@/components/ui/states/failure";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { TagChip } from "../tag-chip";
import { TagList } from "./tag-list";

type Props = {
  tag: ProjectTag;
  tags: readonly ProjectTag[];
  onOpenChange: (open: boolean) => void;
  onMerge: (intoId: string) => Promise<void>;
};

/** Chooses the tag to merge another into, and says in advance what will happen. */
export function MergeDialog({ tag, tags, onOpenChange, onMerge }: Props) {
  const [intoId, setIntoId] = useState<string | null>(null);
  const { busy, error, run } = useAction();
  const into = tags.find(({ id }) => id === intoId);
  const children = tags.filter(({ parentId, id }) => parentId === tag.id && id !== intoId).length;
  const merge = async () => {
    if (into && (await run(() => onMerge(into.id)))) onOpenChange(false);
  };
  return (
    <Dialog open onOpenChange={onOpenChange} title={`Merge “${tag.title}” into…`}>
      <Failure text={error} />
      {into ? (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <TagChip tag={tag} /> <ArrowRight aria-label="into" className="size-4 text-muted-foreground" />
            <TagChip tag={into} />
          </p>
          <ul className="grid list-disc gap-1.5 pl-5 text-pretty">
            <li>
              {tag.applications === 0
                ? `“${tag.title}” isn’t on any passage itself.`
                : `${passages(tag.applications)} tagged “${tag.title}” will be tagged “${into.title}”. Where both are used, only one stays.`}
            </li>
            {children > 0 && (
              <li>
                {children === 1 ? "The tag" : `The ${children} tags`} in it {children === 1 ? "moves" : "move"} into “
                {into.title}”.
              </li>
            )}
            <li>“{tag.title}” will be deleted for everyone. This can’t be undone.</li>
          </ul>
          <footer className="flex justify-end gap-2">
            <Button onClick={() => setIntoId(null)}>Choose another</Button>
            <Button tone="danger" busy={busy} onClick={() => void merge()}>
              Merge tags
            </Button>
          </footer>
        </>
      ) : (
        <TagList label="Merge into" all={tags} offered={tags.filter(({ id }) => id !== tag.id)} onChoose={setIntoId} />
      )}
    </Dialog>
  );
}

const passages = (count: number): string => (count === 1 ? "The 1 passage" : `The ${count} passages`);
