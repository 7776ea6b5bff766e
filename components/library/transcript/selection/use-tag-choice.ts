"use client";
import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { Turns } from "@/lib/core/data/turns";
import type { LineSpan } from "../line";
import type { Undo } from "../use-undo";
import { rememberTag } from "./recent-tags";
import { type ListedTag, tagPaths } from "./tag-paths";
import type { TagActs } from "./use-tag-acts";

type Options = {
  projectId: string;
  span: LineSpan;
  applied: Map<string, string>;
  tagActs: TagActs;
  undo: Undo["undo"];
  changed: () => void;
};

/** Whether the tag has the title, however it is capitalized. */
export const isTitled = (tag: { title: string }, title: string): boolean =>
  tag.title.toLowerCase() === title.toLowerCase();

/** A project's tags, and which of them are on the span; each press is saved at once, in the order of the presses. */
export function useTagChoice({ projectId, span, applied, tagActs, undo, changed }: Options) {
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
  const choose = (next: Map<string, string>) => {
    latest.current.chosen = next;
    setChosen(next);
  };
  const put = async (tag: { id: string; title: string }) => {
    const applications = await tagActs.apply(tag, span);
    choose(new Map(applications.map((one) => [one.tag.id, one.id])));
    rememberTag(projectId, tag.id);
  };
  const toggle = (tag: ListedTag) =>
    act(async () => {
      const { chosen } = latest.current;
      const applicationId = chosen.get(tag.id);
      if (applicationId === undefined) return put(tag);
      await tagActs.takeOff(tag, span, applicationId);
      choose(new Map([...chosen].filter(([id]) => id !== tag.id)));
    });
  const takeBack = () =>
    act(async () => {
      await undo();
      const { tags, chosen } = latest.current;
      const known = (tags ?? []).flatMap((tag) => {
        const applied = tagActs.applied(tag, span);
        const id = applied === undefined ? chosen.get(tag.id) : applied;
        return id ? [[tag.id, id] as const] : [];
      });
      choose(new Map(known));
    });
  const make = async (title: string) => {
    const made = await call("POST /library/projects/{id}/tags", { params: { id: projectId }, body: { title } });
    latest.current.tags = [...(latest.current.tags ?? []), { ...made, path: "" }];
    setTags(latest.current.tags);
    await put(made);
  };
  const create = (title: string) =>
    act(() => {
      const known = latest.current.tags?.find((tag) => isTitled(tag, title));
      return known ? put(known) : make(title);
    });
  /** For a title that is entered before the tags are here: puts that tag on the span, or creates it. */
  const add = (title: string) =>
    act(async () => {
      const { items } = await call("GET /library/projects/{id}/tags", { params: { id: projectId } });
      setTags(tagPaths(items));
      const known = items.find((tag) => isTitled(tag, title));
      await (known ? put(known) : make(title));
    });
  return { tags, chosen, problem, busy: saving > 0, toggle, create, add, takeBack };
}
