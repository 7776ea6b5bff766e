import type { z } from "zod";
import type { LibraryFile, LibraryFileDetail, LibraryProject } from "@/lib/api/library";

export type Project = z.output<typeof LibraryProject>;
export type LibraryItem = z.output<typeof LibraryFile>;

export type FileDetail = z.output<typeof LibraryFileDetail>;
export type Segment = NonNullable<FileDetail["transcript"]>["segments"][number];
