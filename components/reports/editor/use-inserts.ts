"use client";
import { useMemo, useState } from "react";
import { stretchOf } from "@/components/blocks/stretch-of";
import type { Trigger } from "@/components/blocks/trigger";
import type { Blocks, Edited } from "@/components/blocks/use-blocks";
import type { FoundSuggestion, Suggestion } from "@/components/blocks/use-suggestions";
import { toast } from "@/components/ui/dialogs/toast";
import { chooseFiles } from "@/components/ui/files/choose-files";
import { call } from "@/lib/api/client/call";
import type { ClipShape } from "@/lib/api/clips/clips";
import { randomKey } from "@/lib/core/secrets/random-key";
import type { Refs } from "../document/refs";
import { withoutTrigger } from "./edit-trigger";
import { below, insert, turnInto } from "./edits";
import { IMAGE_TYPES, storeImage } from "./image-file";
import { isText, type Line, type StillBlock } from "./line";
import type { Shape } from "./line-kinds";
import { newStill } from "./new-still";

type Given = Pick<Blocks<Line>, "edit"> & { reportId: string; onRefs: (refs: Partial<Refs>) => void };
const ASK_FOR_QUOTE = { text: "@", bold: [] };

/** Inserts what was chosen: kinds of blocks at once; quotes, clips and images once the server has checked them. */
export function useInserts({ edit, reportId, onRefs }: Given) {
  /** The line after which the clip or finding that is being chosen will be inserted. */
  const [clipAt, setClipAt] = useState<string | null>(null);
  const [findingAt, setFindingAt] = useState<string | null>(null);

  const inserts = useMemo(() => {
    const at = (key: string, work: (lines: Line[], at: number) => Edited<Line> | null) =>
      edit((lines) => {
        const place = lines.findIndex((line) => line.key === key);
        return work(lines, place < 0 ? lines.length - 1 : place);
      });
    const put = (key: string, block: StillBlock) => at(key, (lines, place) => insert(lines, place, block));
    const quietly = (work: () => Promise<void>) => void work().catch((thrown: unknown) => toast.failed(thrown));

    const quote = (key: string, { found }: FoundSuggestion, trigger: Trigger) =>
      quietly(async () => {
        const made = await call("POST /reports/{id}/evidence", { params: { id: reportId }, body: stretchOf(found) });
        onRefs({ quotes: { [made.passageId]: made } });
        const block = { id: randomKey(), type: "quote" as const, passageId: made.passageId };
        at(key, (lines, place) => insert(withoutTrigger(lines, place, trigger), place, block));
      });
    const image = (key: string, file: File) =>
      quietly(async () => {
        const { imageId, ...picture } = await storeImage(reportId, file);
        onRefs({ pictures: { [imageId]: picture } });
        put(key, { id: randomKey(), type: "image", imageId, alt: "", caption: "" });
      });

    const open = (key: string, type: StillBlock["type"]) => {
      if (type === "clip") setClipAt(key);
      else if (type === "finding") setFindingAt(key);
      else if (type === "image") chooseFiles({ accept: IMAGE_TYPES }, ([file]) => file && image(key, file));
      else if (type === "table" || type === "chart") put(key, newStill(type));
    };
    const insertShape = (key: string, shape: Shape) => {
      if ("text" in shape) return at(key, (lines, place) => below(lines, place, shape.text));
      if (shape.still === "quote") return at(key, (lines, place) => below(lines, place, "paragraph", ASK_FOR_QUOTE));
      return open(key, shape.still);
    };
    const choose = (key: string, item: Suggestion<Shape>, trigger: Trigger) => {
      if (item.kind === "evidence") return quote(key, item, trigger);
      const { shape } = item.block;
      at(key, (lines, place) => {
        const left = withoutTrigger(lines, place, trigger);
        const line = left[place];
        if (!isText(line)) return null;
        const isEmpty = line.text === "";
        if ("text" in shape) return isEmpty ? turnInto(left, place, shape.text) : below(left, place, shape.text);
        if (shape.still !== "quote") return { blocks: left };
        return isEmpty
          ? turnInto(left, place, "paragraph", ASK_FOR_QUOTE)
          : below(left, place, "paragraph", ASK_FOR_QUOTE);
      });
      if ("still" in shape) open(key, shape.still);
    };
    const clip = (key: string, chosen: ClipShape) => {
      onRefs({ clips: { [chosen.id]: chosen } });
      setClipAt(null);
      put(key, { id: randomKey(), type: "clip", clipId: chosen.id });
    };
    const finding = (key: string, findingId: string) => {
      setFindingAt(null);
      quietly(async () => {
        const found = await call("GET /swarm-findings/{id}", { params: { id: findingId } });
        onRefs({ findings: { [findingId]: found } });
        put(key, { id: randomKey(), type: "finding", findingId });
      });
    };
    return { choose, insert: insertShape, image, clip, finding };
  }, [edit, reportId, onRefs]);

  return { inserts, clipAt, closeClips: () => setClipAt(null), findingAt, closeFindings: () => setFindingAt(null) };
}
