"use client";
import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { keepTypedEarly } from "@/components/ui/fields/use-typed-early";
import { useAction } from "@/components/ui/hooks/use-action";
import type { ProjectTag } from "@/lib/api/tags/shapes";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { nextColor } from "./tag-acts";
import type { Tags } from "./use-tags";

type Props = { tags: readonly ProjectTag[]; onCreate: Tags["create"] };

/** A line at the end of the list: type a title, press Enter, type the next. */
export function AddTag({ tags, onCreate }: Props) {
  const [title, setTitle] = useState("");
  const { busy, error, run } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = title.trim();
    if (wanted === "") return;
    const draft = { title: wanted, color: nextColor(tags), description: null, parentId: null };
    if (await run(async () => void (await onCreate(draft)))) setTitle("");
  };
  return (
    <form onSubmit={submit} className="flex min-h-11 items-center gap-2 border-t px-3">
      <Plus aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <input
        ref={keepTypedEarly}
        aria-label="Title of the new tag"
        placeholder="Add a tag"
        value={title}
        maxLength={LONGEST_NAME}
        onChange={(event) => setTitle(event.target.value)}
        className="h-9 min-w-0 flex-1 bg-transparent -outline-offset-2 placeholder:text-muted-foreground"
      />
      {error && (
        <span role="alert" className="text-danger text-sm">
          {error}
        </span>
      )}
      {title.trim() !== "" && (
        <button type="submit" disabled={busy} className="text-muted-foreground text-sm hover:text-foreground">
          {busy ? "Adding…" : "Press Enter to add"}
        </button>
      )}
    </form>
  );
}
