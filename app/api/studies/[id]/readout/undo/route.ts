import { undoReadoutEdit } from "@/lib/api/readouts/edits";
import { toReadout } from "@/lib/api/readouts/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { undo } from "@/lib/services/readouts/undo";

export const POST = api(undoReadoutEdit, async (ctx, { params }) => toReadout(await undo(ctx, params.id)));
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/undo", ["POST"]);
