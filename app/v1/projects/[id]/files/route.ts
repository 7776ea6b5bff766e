import { list } from "@/lib/services/files/list";
import { attach } from "@/lib/services/uploads/attach";
import { createFile, listFiles, toFile } from "@/lib/v1/files";
import { toList } from "@/lib/v1/shared";
import { v1, v1Others } from "@/lib/v1/surface";

export const GET = v1(listFiles, async (ctx, { params, query }) =>
  toList(await list(ctx, { ...query, projectId: params.projectId }), toFile),
);
export const POST = v1(createFile, async (ctx, { params, body }) => ({
  data: toFile(await attach(ctx, params.projectId, { uploadId: body.upload_id, name: body.name })),
}));
export const { PUT, PATCH, DELETE, OPTIONS } = v1Others("/projects/{projectId}/files", ["GET", "POST"]);
