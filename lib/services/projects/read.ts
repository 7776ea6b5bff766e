import { isoText } from "@/lib/db/iso-text";

/** Rows of `ProjectRecord` in one statement, from the table or from a CTE of changed rows. */
export const readProjects = (source = "project"): string => `
  SELECT p.id, p.name, p.description, p.status, p.language, p.is_sample AS "isSample",
         ${isoText("p.created_at")} AS "createdAt", ${isoText("p.updated_at")} AS "updatedAt",
         (SELECT count(*)::int FROM file f WHERE f.project_id = p.id AND f.status <> 'uploading') AS "fileCount",
         ARRAY(SELECT DISTINCT s.type FROM study s WHERE s.project_id = p.id ORDER BY s.type) AS types,
         CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name, 'email', u.email) END AS "createdBy"
    FROM ${source} p LEFT JOIN user_account u ON u.id = p.created_by_id`;
