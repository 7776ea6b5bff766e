import Link from "next/link";
import { KeyValue } from "@/components/ui/lists/key-value";
import { languageName } from "@/components/ui/text/language-name";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { byteSize } from "@/lib/core/text/byte-size";
import { timecode } from "@/lib/core/time/timecode";
import type { FileDetail } from "./shapes";

const KINDS = { VIDEO: "Video", AUDIO: "Audio", TEXT: "Transcript", CSV: "Spreadsheet", PDF: "PDF", DOC: "Document" };
const SOURCES = { file: "From the file", speech: "Speech recognition", upload: "Added by a person" };

function Duplicates({ files }: { files: FileDetail["duplicates"] }) {
  return (
    <ul>
      {files.map(({ id, name }) => (
        <li key={id}>
          <Link
            href={`/library/files/${id}`}
            className="inline-block min-h-6 break-words text-primary-text hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function FileFacts({ file }: { file: FileDetail }) {
  const { transcript } = file;
  const spoken = transcript?.language ?? file.language;
  const rows = [
    { label: "Kind", value: KINDS[file.assetType] },
    { label: "Size", value: byteSize(file.sizeBytes) },
    ...(file.durationSeconds === null ? [] : [{ label: "Length", value: timecode(file.durationSeconds) }]),
    ...(spoken ? [{ label: "Language", value: languageName(spoken) }] : []),
    ...(transcript ? [{ label: "Lines", value: transcript.segmentCount.toLocaleString("en") }] : []),
    ...(transcript ? [{ label: "Transcript", value: SOURCES[transcript.source] }] : []),
    { label: "Added", value: <RelativeTime iso={file.createdAt} /> },
    ...(file.duplicates.length > 0
      ? [{ label: "Same content as", value: <Duplicates files={file.duplicates} /> }]
      : []),
    ...(file.createdBy ? [{ label: "Added by", value: file.createdBy.name ?? file.createdBy.email }] : []),
  ];
  return <KeyValue rows={rows} />;
}
