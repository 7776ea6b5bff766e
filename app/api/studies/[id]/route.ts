import { toStudy } from "@/lib/api/studies/shapes";
import { deleteStudy, getStudy, toFields, updateStudy } from "@/lib/api/studies/studies";
import { api, apiOthers } from "@/lib/api/surface";
import { get } from "@/lib/services/studies/get";
import { remove } from "@/lib/services/studies/remove";
import { update } from "@/lib/services/studies/update";

export const GET = api(getStudy, async (ctx, { params }) => toStudy(await get(ctx, params.id)));
export const PATCH = api(updateStudy, async (ctx, { params, body: { expectedUpdatedAt, ...fields } }) =>
  toStudy(await update(ctx, params.id, toFields(fields), expectedUpdatedAt ? new Date(expectedUpdatedAt) : undefined)),
);
export const DELETE = api(deleteStudy, async (ctx, { params }) => remove(ctx, params.id));
export const { POST, PUT, OPTIONS } = apiOthers("/studies/{id}", ["GET", "PATCH", "DELETE"]);
