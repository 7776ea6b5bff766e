import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/exports/get";
import { requestExport } from "@/lib/services/exports/request-export";
import { create } from "@/lib/services/notes/create";
import { get as getNote } from "@/lib/services/notes/get";
import { quote } from "@/lib/services/notes/quote";
import { remove } from "@/lib/services/notes/remove";
import { update } from "@/lib/services/notes/update";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { readPdf, xmlOf } from "@/tests/support/read/read-documents";

beforeAll(() => libraryServer());

const paragraph = (text: string) => ({ type: "paragraph", text });
const numbered = (text: string) => ({ type: "numbered", text });

async function makeNote() {
  const { ctx } = await makeCaller();
  const projectId = await makeProject(ctx, "Prices");
  const said = [{ speaker: "Ana", text: "It costs too much for us." }];
  const ownerId = await addTranscript(ctx, said, { projectId });
  const { id, version } = await create(ctx, projectId, { title: "What we heard" });
  const span = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 25 };
  const passage = await quote(ctx, id, { ownerId, span });
  const content = [
    paragraph("Before any heading"),
    { type: "heading", level: 1, text: "What it costs" },
    { type: "bulleted", text: "A point" },
    numbered("First"),
    numbered("Second"),
    { type: "todo", text: "Asked", checked: true },
    { type: "todo", text: "Ask again" },
    { type: "quote", text: "Somebody wrote this" },
    { type: "divider" },
    { type: "evidence", passageId: passage.id },
    { type: "heading", level: 2, text: "Below" },
    { type: "another app's", text: "Kept from elsewhere" },
    numbered("Counted anew"),
  ];
  await update(ctx, id, { version, content });
  return { ctx, id, ownerId, passageId: passage.id };
}

const ask = (ctx: Context, subjectId: string, format: string) =>
  requestExport(ctx, { kind: "note", subjectId, format, options: {} });

test("a note as Markdown has every kind of block in its order, and its quotes with speaker and source", async () => {
  const { ctx, id } = await makeNote();
  const markdown = Buffer.from(await runExport(await ask(ctx, id, "md"))).toString();
  const parts = [
    "# What we heard\n",
    "_Note in Prices_",
    "Before any heading",
    "\n## What it costs\n",
    "\n- A point\n",
    "\n1. First\n2. Second\n",
    "\n- [x] Asked\n- [ ] Ask again\n",
    "\n> Somebody wrote this\n",
    "\n---\n",
    "> “It costs too much for us.”\n>\n> — Ana · ",
    "\n### Below\n",
    "Kept from elsewhere",
    "\n1. Counted anew",
  ];
  let from = 0;
  for (const part of parts) {
    const at = markdown.indexOf(part, from);
    expect(at, `${part} in\n${markdown}`).toBeGreaterThanOrEqual(from);
    from = at + part.length - 1;
  }
});

test("as a PDF it begins on its first page, has bookmarks, and links each quote to where it was said", async () => {
  const { ctx, id, ownerId } = await makeNote();
  const pdf = await readPdf(await runExport(await ask(ctx, id, "pdf")));
  expect([pdf.pages, pdf.isTagged, pdf.bookmarks]).toEqual([1, true, ["What it costs"]]);
  for (const words of ["What we heard", "Before any heading", "2. Second", "It costs too much for us.", "Ana"])
    expect(pdf.text).toContain(words);
  expect(pdf.links.join(" ")).toContain(ownerId);
});

test("as a Word document it has its headings as styles, its list items apart, and no table of contents", async () => {
  const { ctx, id } = await makeNote();
  const xml = await xmlOf(await runExport(await ask(ctx, id, "docx")), /^word\/document\.xml$/);
  expect(xml).toContain('w:val="Heading1"');
  expect(xml).toContain("It costs too much for us.");
  expect(xml).not.toContain("TOC");
});

test("a note without a title, a heading or a word is still a document", async () => {
  const { ctx } = await makeCaller();
  const { id } = await create(ctx, await makeProject(ctx), {});
  for (const format of ["md", "docx", "pdf"])
    expect((await runExport(await ask(ctx, id, format))).length).toBeGreaterThan(50);
  expect(Buffer.from(await runExport(await ask(ctx, id, "md"))).toString()).toContain("# Untitled note");
});

test("the same note is one export, a changed one another, and its file goes with the note", async () => {
  const { ctx, id } = await makeNote();
  const first = await ask(ctx, id, "md");
  expect((await ask(ctx, id, "md")).id).toBe(first.id);
  await update(ctx, id, { version: (await getNote(ctx, id)).version, content: [paragraph("Another")] });
  const second = await ask(ctx, id, "md");
  expect(second.id).not.toBe(first.id);
  await remove(ctx, id);
  await expect(get(ctx, second.id)).rejects.toMatchObject({ kind: "not_found" });
});

test("once its quote says something else, its file is out of date", async () => {
  const { ctx, id, passageId } = await makeNote();
  const asked = await ask(ctx, id, "md");
  await runExport(asked);
  await db().passage.update({ where: { id: passageId }, data: { state: "withdrawn" } });
  expect(await get(ctx, asked.id)).toMatchObject({ status: "failed", downloadUrl: null });
  expect(Buffer.from(await runExport(await ask(ctx, id, "md"))).toString()).not.toContain("too much");
});
