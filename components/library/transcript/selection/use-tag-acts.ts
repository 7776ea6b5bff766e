"use client";
import { useMemo } from "react";
import { call } from "@/lib/api/client/call";
import { unlessGone } from "@/lib/api/client/unless-gone";
import type { LineSpan } from "../line";
import type { Undo } from "../use-undo";

type Tag = { id: string; title: string };

const keyOf = (tag: Tag, { firstIndex, firstOffset, lastIndex, lastOffset }: LineSpan) =>
  [tag.id, firstIndex, firstOffset, lastIndex, lastOffset].join();

/** Puts tags on passages of a transcript and takes them off, both of which can be taken back. All throw `CallError`. */
export function useTagActs(ownerId: string, did: Undo["did"], reload: () => void) {
  return useMemo(() => {
    /** The last application of a tag to a passage, null once it is taken off; one that is put back has another id. */
    const latest = new Map<string, string | null>();
    const put = async (tag: Tag, span: LineSpan) => {
      const { applications } = await call("POST /tag-applications", { body: { tagIds: [tag.id], ownerId, span } });
      const made = applications.find((one) => one.tag.id === tag.id);
      if (made) latest.set(keyOf(tag, span), made.id);
      return applications;
    };
    const remove = async (tag: Tag, span: LineSpan, known: string) => {
      await unlessGone(
        call("DELETE /tag-applications/{id}", { params: { id: latest.get(keyOf(tag, span)) ?? known } }),
      );
      latest.set(keyOf(tag, span), null);
    };
    const putBack = async (tag: Tag, span: LineSpan) => {
      await put(tag, span);
      reload();
      return `“${tag.title}” is on the passage again.`;
    };
    const takeBack = async (tag: Tag, span: LineSpan, id: string) => {
      await remove(tag, span, id);
      reload();
      return `“${tag.title}” is no longer on the passage.`;
    };
    return {
      apply: async (tag: Tag, span: LineSpan) => {
        const applications = await put(tag, span);
        const id = latest.get(keyOf(tag, span));
        if (id) did(() => takeBack(tag, span, id));
        return applications;
      },
      takeOff: async (tag: Tag, span: LineSpan, applicationId: string) => {
        await remove(tag, span, applicationId);
        did(() => putBack(tag, span));
      },
      /** The application of the tag to the passage, null if this page took it off, undefined if it did neither. */
      applied: (tag: Tag, span: LineSpan) => latest.get(keyOf(tag, span)),
    };
  }, [ownerId, did, reload]);
}

export type TagActs = ReturnType<typeof useTagActs>;
