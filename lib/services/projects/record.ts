import type { z } from "zod";
import type { Project } from "@/lib/events/resources/project";

/** A project as every surface shows it. */
export type ProjectRecord = {
  id: string;
  name: string | null;
  description: string | null;
  status: string;
  language: string | null;
  isSample: boolean;
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  updatedAt: string;
  fileCount: number;
  /** The kinds of studies in it. */
  types: string[];
  createdBy: { id: string; name: string | null; email: string } | null;
};

/** What a person may set; absent fields stay as they are. */
export type ProjectFields = { name?: string; description?: string; language?: string };

/** The project as the v1 API and its events show it. */
export const snapshotOf = (project: ProjectRecord): z.input<typeof Project> => ({
  id: project.id,
  name: project.name,
  description: project.description,
  status: project.status,
  language: project.language,
  types: project.types,
  file_count: project.fileCount,
  is_sample: project.isSample,
  created_at: project.createdAt,
  updated_at: project.updatedAt,
  created_by: project.createdBy,
});
