import { AppError } from "@/lib/core/errors";

/** Why a provider is not let in: by its token, which was wrong or is no more, or by the plan. */
export const providerRefusals = {
  token: () => new AppError("unauthenticated", "The SCIM token is not valid, was regenerated, or SCIM is turned off."),
  plan: () =>
    new AppError("plan_required", "SCIM is part of the Scale plan; this workspace is not on it. Nobody loses access."),
};
