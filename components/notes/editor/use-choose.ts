"use client";
import { useCallback, useState } from "react";
import { stretchOf } from "@/components/blocks/stretch-of";
import type { Trigger } from "@/components/blocks/trigger";
import type { Blocks } from "@/components/blocks/use-blocks";
import type { FoundSuggestion, Suggestion } from "@/components/blocks/use-suggestions";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import type { Evidence } from "@/lib/api/evidence/shape";
import { type Block, newBlock } from "../block";
import { insert } from "../edits";
import type { NoteShape } from "./block-kinds";
import { chooseKind, withoutTrigger, withText } from "./row-acts";

const byPassage = (evidence: readonly Evidence[]) => new Map(evidence.map((one) => [one.passageId, one]));

/** Inserts what was chosen: a kind of block, or a quote, which the server first checks against the transcript. */
export function useChoose(noteId: string, { edit }: Blocks<Block>, initial: readonly Evidence[]) {
  const [evidence, setEvidence] = useState(() => byPassage(initial));
  const adopt = useCallback((given: readonly Evidence[]) => {
    setEvidence((now) => new Map([...now, ...byPassage(given)]));
  }, []);

  const quote = useCallback(
    async (key: string, { found }: FoundSuggestion, trigger: Trigger) => {
      try {
        const made = await call("POST /notes/{id}/evidence", { params: { id: noteId }, body: stretchOf(found) });
        adopt([made]);
        edit((blocks) => {
          const at = blocks.findIndex((block) => block.key === key);
          const block = blocks[at];
          if (!block) return null;
          const before = withText(blocks, at, withoutTrigger(block.text, trigger));
          return insert(before, at, newBlock("evidence", { passageId: made.passageId }));
        });
      } catch (thrown) {
        toast.failed(thrown);
      }
    },
    [adopt, edit, noteId],
  );

  const choose = useCallback(
    (key: string, item: Suggestion<NoteShape>, trigger: Trigger) => {
      if (item.kind === "evidence") return void quote(key, item, trigger);
      const { shape } = item.block;
      edit((blocks) => {
        const at = blocks.findIndex((block) => block.key === key);
        const block = blocks[at];
        if (!block) return null;
        if (shape.type !== "evidence") return chooseKind(blocks, at, shape, trigger);
        // The search for a quote starts after an "@".
        const text = `${withoutTrigger(block.text, trigger)} @`.trimStart();
        return { blocks: withText(blocks, at, text), focus: { key, at: text.length } };
      });
    },
    [edit, quote],
  );

  return { evidence, adopt, choose };
}
