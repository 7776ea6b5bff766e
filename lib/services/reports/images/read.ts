import type { Readable } from "node:stream";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { open } from "@/lib/integrations/storage/storage";
import { permit } from "@/lib/services/access/permit";
import { type StoredImage, VISIBLE, viewer } from "../read";

const ONE = `
  SELECT i.id, i.storage_key AS "storageKey", i.content_type AS "contentType", i.width, i.height
    FROM report_image i JOIN report r ON r.id = i.report_id WHERE r.id = $3 AND i.id = $4 AND ${VISIBLE}`;

export type ImageBytes = { stream: Readable; contentType: string; width: number; height: number };

/** The bytes of a report's picture, for a file made from the report. Throws `not_found`. */
export async function read(ctx: Context, reportId: string, imageId: string): Promise<ImageBytes> {
  permit(ctx, "workspace.read");
  const values = [...viewer(ctx), reportId, imageId];
  const { rows } = await pool().query<StoredImage>({ name: "read_report_image", text: ONE, values });
  if (!rows[0]) throw notFound("Picture");
  const { storageKey, contentType, width, height } = rows[0];
  return { stream: await open(storageKey), contentType, width, height };
}
