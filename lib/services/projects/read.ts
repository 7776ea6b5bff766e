import type { ProjectRecord } from "./record";

/** One row of `readProjects`. */
export type ProjectRow = {
  id: string;
  name: string | null;
  description: string | null;
  status: string;
  language: string | null;
  is_sample: boolean;
  created_at: Date | string;
  updated_at: Date | string;
  file_count: number;
  types: string[];
  creator_id: string | null;
  creator_name: string | null;
  creator_email: string | null;
};

/** A project with its creator and file count in one statement, from the table or from a CTE of changed rows. */
export const readProjects = (source = "project"): string => `
  SELECT p.id, p.name, p.description, p.status, p.language, p.is_sample, p.created_at, p.updated_at,
         (SELECT count(*)::int FROM file f WHERE f.project_id = p.id AND f.status <> 'uploading') AS file_count,
         ARRAY(SELECT DISTINCT s.type FROM study s WHERE s.project_id = p.id ORDER BY s.type) AS types,
         u.id AS creator_id, u.name AS creator_name, u.email AS creator_email
    FROM ${source} p LEFT JOIN user_account u ON u.id = p.created_by_id`;

export const fromRow = (row: ProjectRow): ProjectRecord => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  language: row.language,
  isSample: row.is_sample,
  createdAt: new Date(row.created_at),
  updatedAt: new Date(row.updated_at),
  fileCount: row.file_count,
  types: row.types,
  createdBy:
    row.creator_id && row.creator_email
      ? { id: row.creator_id, name: row.creator_name, email: row.creator_email }
      : null,
});
