"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import { unlessGone } from "@/lib/api/unless-gone";
import type { LineSpan } from "../line";
import { rememberTag } from "./recent-tags";
import { type ListedTag, tagPaths } from "./tag-paths";

type Options = {
  projectId: string;
  ownerId: string;
  span: LineSpan;
  applied: Map<string, string>;
  changed: () => void;
};

/** Whether the tag has the title, however it is capitalized. */
export const isTitled = (tag: { title: string }, title: string): boolean =>
  tag.title.toLowerCase() === title.toLowerCase();

/** A project's tags, and which of them are on the span; each press is saved at once. */
export function useTagChoice({ projectId, ownerId, span, applied, changed }: Options) {
  const [tags, setTags] = useState<ListedTag[] | null>(null);
  /** Tag id → its application on exactly this span. */
  const [chosen, setChosen] = useState(applied);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isOn = true;
    call("GET /library/projects/{id}/tags", { params: { id: projectId } }).then(
      ({ items }) => isOn && setTags((now) => now ?? tagPaths(items)),
      (thrown) => isOn && setProblem(CallError.sentence(thrown)),
    );
    return () => {
      isOn = false;
    };
  }, [projectId]);

  const act = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem("");
    try {
      await work();
      changed();
      return true;
    } catch (thrown) {
      setProblem(CallError.sentence(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const put = async (tagId: string) => {
    const { applications } = await call("POST /tag-applications", { body: { tagIds: [tagId], ownerId, span } });
    setChosen(new Map(applications.map(({ id, tag }) => [tag.id, id])));
    rememberTag(projectId, tagId);
  };
  const toggle = (tagId: string) =>
    act(async () => {
      const applicationId = chosen.get(tagId);
      if (applicationId === undefined) return put(tagId);
      await unlessGone(call("DELETE /tag-applications/{id}", { params: { id: applicationId } }));
      setChosen((now) => new Map([...now].filter(([id]) => id !== tagId)));
    });
  const make = async (title: string) => {
    const made = await call("POST /library/projects/{id}/tags", { params: { id: projectId }, body: { title } });
    setTags((now) => [...(now ?? []), { ...made, path: "" }]);
    await put(made.id);
  };
  const create = (title: string) => act(() => make(title));
  /** For a title that is entered before the tags are here: puts that tag on the span, or creates it. */
  const add = (title: string) =>
    act(async () => {
      const { items } = await call("GET /library/projects/{id}/tags", { params: { id: projectId } });
      setTags(tagPaths(items));
      const known = items.find((tag) => isTitled(tag, title));
      await (known ? put(known.id) : make(title));
    });
  return { tags, chosen, problem, busy, toggle, create, add };
}
