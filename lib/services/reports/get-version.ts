import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { VERSION_COLUMNS } from "./list-versions";
import { REFERRED, type StoredDocument, VISIBLE, viewer } from "./read";
import type { VersionDetail, VersionRecord } from "./record";
import { refer } from "./refer";
import { versionNumber } from "./version-number";

const ONE = `
  SELECT ${VERSION_COLUMNS}, v.document, ${REFERRED}
    FROM report r JOIN report_version v ON v.report_id = r.id WHERE r.id = $3 AND v.version = $4 AND ${VISIBLE}`;

/**
 * An earlier version of a report, with its quotes in their present state. Throws `not_found` for the report or the
 * version.
 */
export async function getVersion(ctx: Context, reportId: string, number: string): Promise<VersionDetail> {
  permit(ctx, "workspace.read");
  const values = [...viewer(ctx), reportId, versionNumber(number)];
  const { rows } = await pool().query<VersionRecord & StoredDocument>({
    name: "read_report_version",
    text: ONE,
    values,
  });
  if (!rows[0]) throw notFound("Version");
  const { document, evidence, stored, ...version } = rows[0];
  return { ...version, ...(await refer(ctx, { document, evidence, stored })) };
}
