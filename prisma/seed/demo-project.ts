import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { put } from "@/lib/integrations/storage/storage";
import { ask } from "@/lib/services/eva/ask";
import { probe } from "@/lib/services/files/probe";
import { create } from "@/lib/services/projects/create";
import { fromFile } from "@/lib/services/transcripts/from-file";
import { store } from "@/lib/services/transcripts/store";
import { complete } from "@/lib/services/uploads/complete";
import { start } from "@/lib/services/uploads/start";

const FOLDERS = ["prisma/seed/transcripts", "prisma/seed/documents"];
const CONTENT_TYPES: Record<string, string> = {
  ".vtt": "text/vtt",
  ".srt": "application/x-subrip",
  ".txt": "text/plain",
  ".csv": "text/csv",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
const PROJECT = {
  name: "Checkout and trial abandonment",
  description: "Why do people who try Tallyroom leave before they pay? Interviews with trial users of seven companies.",
  language: "en",
};

const QUESTION = "Is the card at the start of the trial the reason why people leave?";

/** The sample project with a first answer of Eva's, its files taken in by the same verbs as everybody's; its id. */
export async function demoProject(ctx: Context): Promise<string> {
  const project = await create(ctx, PROJECT);
  await db().project.update({ where: { id: project.id }, data: { isSample: true }, select: { id: true } });
  const paths = (await Promise.all(FOLDERS.map(filesOf))).flat();
  // Newest first is how files are listed, so the first interview is added last.
  for (const path of paths.reverse()) await addTranscript(ctx, project.id, path);
  await ask(ctx, { projectId: project.id, question: QUESTION });
  return project.id;
}

async function filesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => extname(name) in CONTENT_TYPES);
  return names.sort().map((name) => join(folder, name));
}

async function addTranscript(ctx: Context, projectId: string, path: string): Promise<void> {
  const name = basename(path);
  const bytes = await readFile(path);
  const contentType = CONTENT_TYPES[extname(name)] ?? "";
  const { fileId } = await start(ctx, { name, contentType, sizeBytes: bytes.length, projectId, language: "en" });
  const { storageKey } = await db().file.findUniqueOrThrow({ where: { id: fileId }, select: { storageKey: true } });
  await put(storageKey, bytes, contentType);
  await complete(ctx, fileId);
  if ((await probe(ctx, fileId)) !== "transcript") throw new Error(`The demo transcript ${name} is not one.`);
  await store(ctx, fileId, await fromFile(ctx, fileId));
}
