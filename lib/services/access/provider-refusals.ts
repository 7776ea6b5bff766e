import { AppError } from "@/lib/core/errors";

/** Why a provider isn't admitted: its token is wrong or no longer valid, or the plan doesn't include SCIM. */
export const providerRefusals = {
  token: () => new AppError("unauthenticated", "The SCIM token is not valid, was regenerated, or SCIM is turned off."),
  plan: () =>
    new AppError("plan_required", "SCIM requires the Scale plan, which this workspace is not on. Nobody loses access."),
};
