import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { read } from "./read";
import type { ClaimRecord } from "./record";

/** One claim of a study's readout. All of it is read, because its figures count among everyone the readout quotes. */
export async function readClaim(ctx: Context, study: string, claimId: string): Promise<ClaimRecord> {
  const { themes } = await read(ctx, study);
  const claim = themes.flatMap(({ claims }) => claims).find(({ id }) => id === claimId);
  if (!claim) throw notFound("Claim");
  return claim;
}
