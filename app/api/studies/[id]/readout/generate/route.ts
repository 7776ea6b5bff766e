import { generateReadout } from "@/lib/api/readouts/readouts";
import { toReadout } from "@/lib/api/readouts/shape";
import { api, apiOthers } from "@/lib/api/surface";
import { generate } from "@/lib/services/readouts/generate";

export const POST = api(generateReadout, async (ctx, { params, body }) =>
  toReadout(await generate(ctx, params.id, { isBuiltIn: body.analyst === "built-in" })),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = apiOthers("/studies/{id}/readout/generate", ["POST"]);
