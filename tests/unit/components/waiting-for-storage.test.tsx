import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExportStatus } from "@/components/exports/export-status";
import { NoTranscript } from "@/components/library/no-transcript";
import type { FileDetail } from "@/components/library/shapes";
import { ArchiveRow } from "@/components/settings/data/archive-row";
import type { ArchiveShape } from "@/lib/api/settings/archives";

const WAITS = "File storage is not responding right now. This goes on by itself once it can.";

const archive = (status: ArchiveShape["status"], error: string | null): ArchiveShape => ({
  id: "arc_1",
  status,
  error,
  createdAt: "2026-11-30T10:00:00.000Z",
  readyAt: null,
  createdBy: null,
  isMine: true,
  momentAt: null,
  rowCount: null,
  fileCount: null,
  totalBytes: null,
  bytesDone: 0,
  expiresAt: null,
});
type Router = NonNullable<ComponentProps<typeof AppRouterContext.Provider>["value"]>;
const html = (page: ReactElement) =>
  renderToStaticMarkup(<AppRouterContext.Provider value={{} as Router}>{page}</AppRouterContext.Provider>);
const file = (error: string | null) => ({ id: "fil_1", status: "processing", transcriptStatus: "pending", error });

test.each([
  ["a file", (why: string | null) => <NoTranscript file={file(why) as FileDetail} canWrite />],
  ["an export", (waitsFor: string | null) => <ExportStatus state={{ phase: "making", waitsFor }} />],
  ["an archive that copies", (why: string | null) => <ArchiveRow archive={archive("copying", why)} />],
  ["an archive that reads", (why: string | null) => <ArchiveRow archive={archive("gathering", why)} />],
])("the page of %s says that it waits for file storage, and only while it does", (_, page) => {
  expect(html(page(WAITS))).toContain(WAITS);
  expect(html(page(null))).not.toContain("storage");
});
