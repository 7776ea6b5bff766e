import type { z } from "zod";
import type { LibraryFile, LibraryFileDetail } from "@/lib/api/library/library";
import type { LibraryProject } from "@/lib/api/library/projects";

export type Project = z.output<typeof LibraryProject>;
export type LibraryItem = z.output<typeof LibraryFile>;

export type FileDetail = z.output<typeof LibraryFileDetail>;
