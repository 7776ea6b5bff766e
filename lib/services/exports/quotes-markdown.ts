import { config } from "@/lib/core/config";
import type { ClipRecord } from "@/lib/services/clips/record";
import { type PassageState, passageUrl } from "@/lib/services/passages/record";
import type { ReelWithClips } from "@/lib/services/reels/record";

const REMARKS: Record<PassageState, string | null> = {
  verbatim: null,
  text_changed: "The transcript says something else by now.",
  source_deleted: "Its source was deleted.",
  withdrawn: "The participant took these words back.",
};

const clock = (seconds: number): string => {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  return [...(h > 0 ? [h, String(m).padStart(2, "0")] : [m]), String(s).padStart(2, "0")].join(":");
};

/** Words of people stay words: nothing in them turns into a heading, a link or a picture. */
const escaped = (text: string): string => text.replace(/[\\`*_{}[\]<>()#+!|~-]/g, "\\$&");

/** A reel as a list of its quotes, each with who said it, where, and when. */
export function quotesMarkdown({ reel, clips }: ReelWithClips): Uint8Array {
  return Buffer.from(`# ${escaped(reel.title)}\n\n${clips.map(entry).join("\n")}`);
}

function entry({ title, passage }: ClipRecord, at: number): string {
  const { speaker, sourceName, startSeconds, endSeconds, text, state } = passage;
  const where = `${clock(startSeconds)}–${clock(endSeconds)}`;
  const path = passageUrl(passage);
  const link = path ? `[${where}](${config().APP_URL}${path})` : where;
  const by = [speaker, sourceName].filter(Boolean).map((name) => escaped(name ?? ""));
  const quote = text
    ? `\n${text
        .split("\n")
        .map((line) => `> ${escaped(line)}`)
        .join("\n>\n")}\n`
    : "";
  const remark = REMARKS[state] ? `\n_${REMARKS[state]}_\n` : "";
  return `## ${at + 1}. ${escaped(title)}\n\n${[...by, link].join(" · ")}\n${quote}${remark}`;
}
