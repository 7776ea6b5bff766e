"use client";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu } from "@/components/ui/dialogs/menu";

type Props = {
  /** What is saved, in a word. */
  what?: "transcript" | "answers";
  /** The address of the transcript's files, without their extension. */
  href: string;
  /** Subtitles need times. */
  timed: boolean;
};

const FORMATS = [
  { extension: "docx", label: "Word document", timed: false },
  { extension: "txt", label: "Plain text", timed: false },
  { extension: "vtt", label: "WebVTT subtitles", timed: true },
  { extension: "srt", label: "SRT subtitles", timed: true },
  { extension: "json", label: "JSON", timed: false },
];

/** A menu that saves the transcript as a file. */
export function ExportTranscript({ what = "transcript", href, timed }: Props) {
  const items = FORMATS.filter((format) => timed || !format.timed).map(({ extension, label }) => ({
    label,
    detail: `.${extension}`,
    onSelect: () => window.location.assign(`${href}.${extension}`),
  }));
  const bare = [
    {
      label: "Plain text without times",
      detail: ".txt",
      onSelect: () => window.location.assign(`${href}.txt?timestamps=false`),
    },
  ];
  return (
    <Menu
      wide
      trigger={
        <Button>
          <Download aria-hidden />
          <span>
            Export<span className="max-sm:sr-only"> {what}</span>
          </span>
        </Button>
      }
      groups={[{ items }, timed && { items: bare }]}
    />
  );
}
