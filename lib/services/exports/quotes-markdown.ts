import { config } from "@/lib/core/config";
import { escapeMarkdown } from "@/lib/core/text/escape-markdown";
import { among } from "@/lib/core/text/text-direction";
import { timecode } from "@/lib/core/time/timecode";
import type { ClipRecord } from "@/lib/services/clips/record";
import { passageUrl } from "@/lib/services/passages/record";
import type { ReelWithClips } from "@/lib/services/reels/record";
import { ENGLISH } from "./words/english";

/** A reel as a list of its quotes, each with speaker, source and time. */
export function quotesMarkdown({ reel, clips }: ReelWithClips): Uint8Array {
  return Buffer.from(`# ${escapeMarkdown(reel.title)}\n\n${clips.map(entry).join("\n")}`);
}

function entry({ title, passage }: ClipRecord, at: number): string {
  const { speaker, sourceName, startSeconds, endSeconds, text, state } = passage;
  const where = `${timecode(startSeconds)}–${timecode(endSeconds)}`;
  const path = passageUrl(passage);
  const link = path ? `[${where}](${config().APP_URL}${path})` : where;
  const by = [speaker, sourceName].filter(Boolean).map((name) => escapeMarkdown(among(name ?? "", "ltr")));
  const quote = text
    ? `\n${text
        .split("\n")
        .map((line) => `> ${escapeMarkdown(line)}`)
        .join("\n>\n")}\n`
    : "";
  const told = ENGLISH.quotes.remarks[state];
  const remark = told ? `\n_${told}_\n` : "";
  return `## ${at + 1}. ${escapeMarkdown(title)}\n\n${[...by, link].join(" · ")}\n${quote}${remark}`;
}
