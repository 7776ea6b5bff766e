import { z } from "zod";
import { Evidence } from "@/lib/api/evidence/shape";
import { quoteFields } from "@/lib/api/evidence/span-shape";
import { IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { MOST_IMAGE_BYTES } from "@/lib/core/document/most-image-bytes";
import { exampleId } from "@/lib/core/example-id";
import { operation } from "@/lib/core/operation";
import { ReportDetail, ReportVersion, ReportVersionDetail } from "./shape";

const tag = "Reports";
const VersionParams = IdParams.extend({ number: z.string() });

export const quoteInReport = operation({
  id: "quoteInReport",
  method: "POST",
  path: "/reports/{id}/evidence",
  tag,
  summary: "Quote a span of a transcript in a report",
  description: 'Refer to it in the document as `{type: "quote", passageId}`.',
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject(quoteFields),
  example: { ownerId: exampleId("file"), span: { startSeconds: 0, endSeconds: 4 } },
  response: Evidence,
});

/** One black pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=";

export const addReportImage = operation({
  id: "addReportImage",
  method: "POST",
  path: "/reports/{id}/images",
  tag,
  summary: "Upload an image for a report",
  description:
    "Takes a PNG, JPEG, or WebP of up to 5 MB; the format is detected from the bytes. Refer to it in the " +
    'document as `{type: "image", imageId}`.',
  access: "write",
  status: 201,
  params: IdParams,
  body: z.strictObject({
    bytes: z
      .base64()
      .min(4)
      .max(Math.ceil(MOST_IMAGE_BYTES / 3) * 4),
  }),
  mostBodyBytes: 8 * 1024 * 1024,
  example: { bytes: PIXEL },
  response: z
    .object({ imageId: z.string(), url: z.url(), width: z.int(), height: z.int() })
    .meta({ id: "ReportImage" }),
});

export const listReportVersions = operation({
  id: "listReportVersions",
  method: "GET",
  path: "/reports/{id}/versions",
  tag,
  summary: "List a report's earlier versions, newest first",
  description: "What one person changes in one sitting becomes one version. The newest 100 are kept.",
  access: "read",
  status: 200,
  params: IdParams,
  query: PageQuery,
  response: listOf(ReportVersion),
});

export const getReportVersion = operation({
  id: "getReportVersion",
  method: "GET",
  path: "/reports/{id}/versions/{number}",
  tag,
  summary: "Get an earlier version of a report",
  access: "read",
  status: 200,
  params: VersionParams,
  response: ReportVersionDetail,
});

export const restoreReportVersion = operation({
  id: "restoreReportVersion",
  method: "POST",
  path: "/reports/{id}/versions/{number}/restore",
  tag,
  summary: "Restore an earlier version of a report",
  description:
    "What the report says now is kept as a version. `version` is the one you last read; returns 409 if the report has changed since.",
  access: "write",
  status: 200,
  params: VersionParams,
  body: z.strictObject({ version: z.int().min(0).max(2_000_000_000) }),
  response: ReportDetail,
});
