"use client";
import { useEffect, useRef, useState } from "react";
import { Turns } from "@/components/ui/turns";
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

/** A project's tags, and which of them are on the span; each press is saved at once, in the order of the presses. */
export function useTagChoice({ projectId, ownerId, span, applied, changed }: Options) {
  const [tags, setTags] = useState<ListedTag[] | null>(null);
  /** Tag id → its application on exactly this span. */
  const [chosen, setChosen] = useState(applied);
  const [problem, setProblem] = useState("");
  const [saving, setSaving] = useState(0);
  const [turns] = useState(() => new Turns(1));
  // What the press before has changed, for one that has waited for it.
  const latest = useRef({ tags, chosen });
  latest.current = { tags, chosen };

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
    setSaving((count) => count + 1);
    setProblem("");
    try {
      await turns.take(work);
      changed();
      return true;
    } catch (thrown) {
      setProblem(CallError.sentence(thrown));
      return false;
    } finally {
      setSaving((count) => count - 1);
    }
  };
  const put = async (tagId: string) => {
    const { applications } = await call("POST /tag-applications", { body: { tagIds: [tagId], ownerId, span } });
    latest.current.chosen = new Map(applications.map(({ id, tag }) => [tag.id, id]));
    setChosen(latest.current.chosen);
    rememberTag(projectId, tagId);
  };
  const toggle = (tagId: string) =>
    act(async () => {
      const applicationId = latest.current.chosen.get(tagId);
      if (applicationId === undefined) return put(tagId);
      await unlessGone(call("DELETE /tag-applications/{id}", { params: { id: applicationId } }));
      latest.current.chosen = new Map([...latest.current.chosen].filter(([id]) => id !== tagId));
      setChosen(latest.current.chosen);
    });
  const make = async (title: string) => {
    const made = await call("POST /library/projects/{id}/tags", { params: { id: projectId }, body: { title } });
    latest.current.tags = [...(latest.current.tags ?? []), { ...made, path: "" }];
    setTags(latest.current.tags);
    await put(made.id);
  };
  const create = (title: string) =>
    act(() => {
      const known = latest.current.tags?.find((tag) => isTitled(tag, title));
      return known ? put(known.id) : make(title);
    });
  /** For a title that is entered before the tags are here: puts that tag on the span, or creates it. */
  const add = (title: string) =>
    act(async () => {
      const { items } = await call("GET /library/projects/{id}/tags", { params: { id: projectId } });
      setTags(tagPaths(items));
      const known = items.find((tag) => isTitled(tag, title));
      await (known ? put(known.id) : make(title));
    });
  return { tags, chosen, problem, busy: saving > 0, toggle, create, add };
}
