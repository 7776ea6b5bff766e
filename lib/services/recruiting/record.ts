import type { ChosenFilter } from "@/lib/integrations/recruiting/types";
import type { InvitationStatus } from "@/lib/services/invitations/record";

/** An audience in a service's filters, and what it has no filter for. */
export type Mapped = { filters: ChosenFilter[]; unmapped: string[] };

export const RECRUITMENT_STATES = ["none", "waiting", "draft", "active", "paused", "ended", "failed"] as const;
/** `none`: not requested; `waiting`: about to be created at the service. */
export type RecruitmentState = (typeof RECRUITMENT_STATES)[number];

/** The ways in which people come to a study. */
export type Channels = {
  link: { url: string };
  email: { counts: Record<InvitationStatus, number> };
  prolific: {
    available: boolean;
    /** Why it isn't available, in one sentence. */
    reason: string | null;
    state: RecruitmentState;
    error: string | null;
    /** The researcher's page of the study there. */
    url: string | null;
    places: number | null;
    unmapped: string[];
    participants: number;
    /** Of the submissions: what was decided and reported, and what the service refused. */
    approved: number;
    rejected: number;
  };
};
