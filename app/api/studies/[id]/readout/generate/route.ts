import { toReadout } from "@/lib/api/readout-shape";
import { generateReadout } from "@/lib/api/readouts";
import { api, apiOthers } from "@/lib/api/surface";
import { generate } from "@/lib/services/readouts/generate";

export const POST = api(generateReadout, async (ctx, { params, body }) =>
  toReadout(await generate(ctx, params.id, { isBuiltIn: body.analyst === "built-in" })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/generate", ["POST"]);
