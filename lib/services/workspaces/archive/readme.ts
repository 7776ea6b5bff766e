import { LEFT_OUT } from "./left-out";

type Part = { name: string; about: string; lines: number };
type Facts = { workspaceName: string; momentAt: Date; parts: Part[]; fileCount: number };

/** Explains the archive to whoever opens it, even years later and without us. */
export const readme = ({ workspaceName, momentAt, parts, fileCount }: Facts): string =>
  `Everything of the workspace "${workspaceName}", exported from Earshot.

All data shows one moment: ${momentAt.toISOString()}. What was written later is not in it.

WHAT IS IN IT

data/            A file for each kind of thing. Each line is one JSON object, in UTF-8; times are ISO 8601 in UTC.
                 Fields have the names of the v1 API, and things refer to each other by their ids.
files/           Original files, each in a folder named with its id.
recordings/      Recordings of sessions, each in a folder named with the session's id.
report-images/   Pictures of reports.
screenshots/     What AI agents saw.
manifest.json    Every file of this archive with its size in bytes and its SHA-256.

There are ${fileCount} stored files, and in data/:

${parts.map(({ name, about, lines }) => `${name}.jsonl (${lines})\n    ${about}`).join("\n")}

missing-files.jsonl
    Files that are listed but not in this archive, each with the reason.

WHAT IS NOT IN IT

- Words that were masked, and what participants took back. Masked words are not in the texts, and the original files of
  texts with masked words were left out. In recordings nothing can be masked: such words may still be heard.
- Secrets: passwords, API keys, tokens, secrets of webhooks and identity providers.
- Private reports, and chats outside of projects, of others than the person who asked for this archive.
- What Earshot works out again or forgets by itself:
${Object.entries(LEFT_OUT)
  .map(([table, reason]) => `    ${table}: ${reason}`)
  .join("\n")}
`;
