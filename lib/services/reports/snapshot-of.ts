import type { z } from "zod";
import type { Block } from "@/lib/core/document/block";
import type { Report } from "@/lib/events/resources/report";
import { type PassageRecord, passageUrl } from "@/lib/services/passages/record";
import type { PlainReport } from "./list-plain";

/** A report as the v1 API and webhooks tell it: its quotes with their words, as they are now. */
export function snapshotOf({
  id,
  projectId,
  prompt,
  fileIds,
  title,
  document,
  passages,
}: PlainReport): z.input<typeof Report> {
  const quoted = new Map(passages.map((passage) => [passage.id, passage]));
  const content = document && {
    title,
    sections: document.sections.map(({ heading, blocks }) => ({
      heading,
      blocks: blocks.map((block) => told(block, quoted)),
    })),
  };
  return { id, project_id: projectId, prompt, content, file_ids: fileIds };
}

function told({ id: _id, ...block }: Block, quoted: ReadonlyMap<string, PassageRecord>) {
  if (block.type === "clip") return { type: block.type, clip_id: block.clipId };
  if (block.type === "image")
    return { type: block.type, image_id: block.imageId, alt: block.alt, caption: block.caption };
  if (block.type !== "quote") return block;
  const passage = quoted.get(block.passageId);
  if (!passage) return { type: block.type, passage_id: block.passageId, quote: null };
  const { text: quote, speaker, state, fileId, sessionId, studyId, startSeconds, endSeconds } = passage;
  return {
    ...{ type: block.type, passage_id: block.passageId, quote, speaker, state },
    ...{ file_id: fileId ?? sessionId, session_id: sessionId, test_id: studyId },
    ...{ start_seconds: startSeconds, end_seconds: endSeconds, url: passageUrl(passage) },
  };
}
