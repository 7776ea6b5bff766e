import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { permit } from "@/lib/services/access/permit";
import { readDetails } from "./read-details";
import type { FindingDetail } from "./record";

/** A finding with the steps that show it, in one round trip. Throws `not_found`. */
export async function getFinding(ctx: Context, findingId: string): Promise<FindingDetail> {
  permit(ctx, "workspace.read");
  const [finding] = await readDetails(ctx, [findingId]);
  if (!finding) throw notFound("Finding");
  return finding;
}
