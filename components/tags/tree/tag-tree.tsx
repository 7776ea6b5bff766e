"use client";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { SearchInput } from "@/components/ui/fields/search-input";
import { useDrawn } from "@/components/ui/hooks/use-drawn";
import { ALL_DRAWN, useNear } from "@/components/ui/hooks/use-near";
import { Table } from "@/components/ui/lists/table";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { AddTag } from "./add-tag";
import { FarTag } from "./far-tag";
import { rowsOf } from "./rows-of";
import { TagActs } from "./tag-acts";
import type { TagAct } from "./tag-menu";
import { TopDrop } from "./top-drop";
import { TreeRow } from "./tree-row";
import { useTags } from "./use-tags";
import { useTreeKeys } from "./use-tree-keys";

/** Lists this long get a field to find a tag in. */
const LONG = 8;
/** More than a tall window shows without scrolling. */
const FIRST_ROWS = 60;

type Props = { projectId: string; initial: ProjectTag[]; canWrite: boolean };

/** A project's tags as a tree, for pointers and keyboards. */
export function TagTree({ projectId, initial, canWrite }: Props) {
  const router = useRouter();
  const tags = useTags(projectId, initial);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [find, setFind] = useState("");
  const [asked, setAsked] = useState<{ act: TagAct; tag: ProjectTag } | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const rows = useMemo(() => rowsOf(tags.tags, closed, find), [tags.tags, closed, find]);
  const drawn = useDrawn(rows, FIRST_ROWS);
  const isWindowed = rows.length > ALL_DRAWN;
  const { near, heights, watch } = useNear({
    isOn: isWindowed,
    first: () => rows.slice(0, FIRST_ROWS).map(({ tag }) => tag.id),
  });
  const toggle = (id: string, open: boolean) => {
    const next = new Set(closed);
    if (open) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const ask = (act: TagAct, tag: ProjectTag) => canWrite && setAsked({ act, tag });
  const keys = useTreeKeys(rows, {
    toggle,
    open: ({ tag }) => router.push(`/library/tags/${tag.id}`),
    rename: ({ tag }) => ask("rename", tag),
    remove: ({ tag }) => ask("delete", tag),
  });
  const nested = tags.tags.find(({ id }) => id === dragged)?.parentId;
  return (
    <div className="grid grid-cols-1 gap-4">
      {tags.tags.length > LONG && (
        <SearchInput
          label="Find a tag"
          value={find}
          onChange={(event) => setFind(event.target.value)}
          className="max-w-sm"
        />
      )}
      <Panel>
        {tags.tags.length === 0 && (
          <EmptyState art={<Art scene="files" />} title="No tags yet">
            {canWrite
              ? "Name what you look for, such as “Price” or “Moment of doubt”. Then mark it in the transcripts as you read."
              : "Nobody has created a tag in this project."}
          </EmptyState>
        )}
        {tags.tags.length > 0 && (
          <Table ref={keys.grid} role="treegrid" caption="Tags">
            <thead>
              <tr>
                <th className="w-full pl-11!">Tag</th>
                <th className="text-right">Passages</th>
                <th>
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {drawn.map((row) =>
                isWindowed && !near.has(row.tag.id) && keys.focusable !== row.tag.id ? (
                  <FarTag key={row.tag.id} row={row} height={heights.get(row.tag.id)} watch={watch} />
                ) : (
                  <TreeRow
                    key={row.tag.id}
                    row={row}
                    tags={tags}
                    canWrite={canWrite}
                    focusable={keys.focusable === row.tag.id}
                    renaming={asked?.act === "rename" && asked.tag.id === row.tag.id}
                    onAct={(act) => ask(act, row.tag)}
                    onRenamed={() => {
                      setAsked(null);
                      // The field is gone by then, and the row handles keys again.
                      setTimeout(() => keys.go(row.tag.id));
                    }}
                    onToggle={() => toggle(row.tag.id, !row.expanded)}
                    onFocus={() => keys.setCurrent(row.tag.id)}
                    onKeyDown={(event) => keys.onKeyDown(event, row)}
                    onDragging={setDragged}
                    watch={watch}
                  />
                ),
              )}
            </tbody>
          </Table>
        )}
        {tags.tags.length > 0 && rows.length === 0 && (
          <p className="border-t px-4 py-6 text-center text-muted-foreground">No tags match.</p>
        )}
        {canWrite && <AddTag tags={tags.tags} onCreate={tags.create} />}
      </Panel>
      {dragged && nested && <TopDrop onDrop={(id) => void tags.change(id, { parentId: null })} />}
      <TagActs asked={asked} tags={tags} onClose={() => setAsked(null)} />
    </div>
  );
}
