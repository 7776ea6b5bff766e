import type { z } from "zod";
import type { createWebhook } from "@/lib/api/settings/webhooks";

export type EventKind = z.input<NonNullable<typeof createWebhook.body>>["events"][number];

const WORDS: Record<EventKind, string> = {
  "project.created": "A project was created",
  "project.updated": "A project was renamed or changed",
  "project.deleted": "A project was deleted",
  "tag.created": "A tag was created, by a person or by Eva",
  "test.published": "A study was launched",
  "test.response.submitted": "Someone completed a survey",
  "engage.session.completed": "Someone completed an interview",
  "session.completed": "Someone completed a session of any kind",
  "file.ready": "A file can be opened and searched",
  "file.transcribed": "A file has its transcript",
  "chat.completed": "Eva answered in a project",
  "report.generated": "A report is ready",
  "readout.ready": "A study’s readout is ready",
};

const GROUPS: { title: string; prefixes: string[] }[] = [
  { title: "Studies", prefixes: ["test.", "engage.", "session."] },
  { title: "Library", prefixes: ["file.", "project.", "tag."] },
  { title: "Eva and reports", prefixes: ["chat.", "report.", "readout."] },
];

type Choice = { kind: EventKind; words: string };
const choices = Object.entries(WORDS).map(([kind, words]) => ({ kind, words })) as Choice[];

/** The available events, in display order; every kind needs its text, or this doesn't compile. */
export const EVENT_GROUPS = GROUPS.map(({ title, prefixes }) => ({
  title,
  choices: choices.filter(({ kind }) => prefixes.some((prefix) => kind.startsWith(prefix))),
}));

export const ALL_KINDS: EventKind[] = EVENT_GROUPS.flatMap((group) => group.choices.map(({ kind }) => kind));
