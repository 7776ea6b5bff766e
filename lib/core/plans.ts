export const PLANS = ["free", "pro", "team", "scale"] as const;
export type Plan = (typeof PLANS)[number];

type PlanFacts = {
  label: string;
  priceCents: number;
  paidSeats: number;
  uploadHoursMonthly: number;
  swarmRunsMonthly: number;
  /** Calls per month over the app API and MCP together; 0 means no programmatic access at all. */
  apiCallsMonthly: number;
  /** What the language model may read and write per month, if there is one. */
  modelTokensMonthly: number;
  steering: boolean;
  sso: boolean;
};

/** Sample figures, presented as such by `/api/billing/prices`. */
export const PLAN_FACTS: Record<Plan, PlanFacts> = {
  free: {
    label: "Free",
    priceCents: 0,
    paidSeats: 1,
    uploadHoursMonthly: 1,
    swarmRunsMonthly: 0,
    apiCallsMonthly: 0,
    modelTokensMonthly: 200_000,
    steering: false,
    sso: false,
  },
  pro: {
    label: "Pro",
    priceCents: 49_00,
    paidSeats: 3,
    uploadHoursMonthly: 10,
    swarmRunsMonthly: 3,
    apiCallsMonthly: 10_000,
    modelTokensMonthly: 3_000_000,
    steering: false,
    sso: false,
  },
  team: {
    label: "Team",
    priceCents: 199_00,
    paidSeats: 10,
    uploadHoursMonthly: 50,
    swarmRunsMonthly: 10,
    apiCallsMonthly: 10_000,
    modelTokensMonthly: 15_000_000,
    steering: true,
    sso: false,
  },
  scale: {
    label: "Scale",
    priceCents: 999_00,
    paidSeats: 50,
    uploadHoursMonthly: 500,
    swarmRunsMonthly: 50,
    apiCallsMonthly: 100_000,
    modelTokensMonthly: 100_000_000,
    steering: true,
    sso: true,
  },
};

/** The plans with single sign-on and SCIM. */
export const SSO_PLANS = PLANS.filter((plan) => PLAN_FACTS[plan].sso);

/** Per completed session, in cents, before the participant's reward. */
export const SESSION_PRICE_CENTS = {
  "ai-curated-interview": 6_00,
  "ai-curated-survey": 3_00,
  "ai-generated-survey": 1_00,
  "live-interview": 10_00,
} as const;

export const EXTRA_SWARM_RUN_CENTS = 2_00;
