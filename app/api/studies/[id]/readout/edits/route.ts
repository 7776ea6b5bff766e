import { editReadout } from "@/lib/api/readouts/edits";
import { toReadout } from "@/lib/api/readouts/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { edit } from "@/lib/services/readouts/edit";

export const POST = api(editReadout, async (ctx, { params, body }) =>
  toReadout(await edit(ctx, params.id, body.version, body.edit)),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/edits", ["POST"]);
