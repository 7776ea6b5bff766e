"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/dialogs/toast";
import { useAction } from "@/components/ui/hooks/use-action";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { call } from "@/lib/api/client/call";
import type { TaggedPassage } from "@/lib/api/tags/passages";
import type { PassageFilter } from "./fetch-passages";
import { PassageCard } from "./passage-card";

const PAGE = 50;

type Props = {
  tagId: string;
  filter: PassageFilter;
  first: { items: TaggedPassage[]; nextCursor: string | null };
  canWrite: boolean;
};

/** The passages of a tag, a page at a time. Mounted again for each filter. */
export function PassageList({ tagId, filter, first, canWrite }: Props) {
  const router = useRouter();
  const [items, setItems] = useState(first.items);
  const [cursor, setCursor] = useState(first.nextCursor);
  const { busy, error, run } = useAction();
  const more = () =>
    run(async () => {
      const query = { ...filter, cursor: cursor ?? undefined, limit: PAGE };
      const page = await call("GET /tags/{id}/passages", { params: { id: tagId }, query });
      setItems((now) => [...now, ...page.items.filter(({ id }) => now.every((item) => item.id !== id))]);
      setCursor(page.nextCursor);
    });
  const takeOff = async (applicationId: string) => {
    try {
      const gone = await call("DELETE /tag-applications/{id}", { params: { id: applicationId } });
      // Only the server knows whether it still belongs here: it may have another tag below this one.
      setItems((now) =>
        now.flatMap((item) => {
          const tags = item.tags.filter((tag) => tag.applicationId !== applicationId);
          return tags.length === item.tags.length
            ? [item]
            : gone.tag.id === tagId || tags.length === 0
              ? []
              : [{ ...item, tags }];
        }),
      );
      toast.success(`“${gone.tag.title}” was removed.`);
      router.refresh();
    } catch (thrown) {
      toast.failed(thrown);
    }
  };
  if (items.length === 0) return <Nothing isFiltered={Object.values(filter).some(Boolean)} canWrite={canWrite} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul aria-label="Passages" className="grid grid-cols-1 gap-5">
        {items.map((item) => (
          <PassageCard
            key={item.id}
            item={item}
            tagId={tagId}
            canWrite={canWrite}
            onTakeOff={(applicationId) => void takeOff(applicationId)}
          />
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      {cursor && (
        <Button busy={busy} onClick={() => void more()} className="justify-self-center">
          Show more
        </Button>
      )}
    </div>
  );
}

function Nothing({ isFiltered, canWrite }: { isFiltered: boolean; canWrite: boolean }) {
  return (
    <Panel>
      <EmptyState
        art={<Art scene={isFiltered ? "nothing" : "voice"} />}
        title={isFiltered ? "No passages match" : "Nothing is tagged yet"}
      >
        {isFiltered
          ? "Try fewer words, or another source or speaker."
          : canWrite
            ? "Open a transcript, select what someone said, and choose this tag."
            : "Nobody has used this tag."}
      </EmptyState>
    </Panel>
  );
}
