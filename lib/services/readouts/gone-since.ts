import { labelOf } from "@/lib/services/participants/record";
import type { LeftOut } from "./record";

/**
 * Sessions that the readout `r` of the study `y` was made from, and whose words don't count any more: their participant
 * withdrew, or a person excluded them. Those that were left out of it from the start aren't among them.
 */
export const GONE_SINCE = `
  SELECT n.id AS "sessionId", n.participant_id AS "participantId", p.number, p.status = 'withdrawn' AS "isWithdrawn",
         n.excluded_reason AS "excludedReason"
    FROM r JOIN y ON y.type <> 'swarm' JOIN study_session n ON n.study_id = y.id AND n.status = 'completed'
    JOIN participant p ON p.id = n.participant_id
   WHERE n.ended_at <= r.generated_at AND (p.status = 'withdrawn' OR n.excluded_at IS NOT NULL)
     AND NOT r.left_out @> jsonb_build_array(jsonb_build_object('sessionId', n.id))`;

/** A row of `GONE_SINCE`. */
export type Gone = {
  sessionId: string;
  participantId: string;
  number: number;
  isWithdrawn: boolean;
  excludedReason: string | null;
};

type Why = Pick<LeftOut, "kind" | "reason">;

const WITHDRAWN: Why = { kind: "no_transcript", reason: "The participant withdrew what they said." };

/** Why a session is left out that was excluded, or whose participant withdrew, which weighs more. */
export const whyGone = ({ isWithdrawn, excludedReason }: Pick<Gone, "isWithdrawn" | "excludedReason">): Why =>
  isWithdrawn ? WITHDRAWN : { kind: "excluded", reason: excludedReason ?? "Excluded by a person." };

export const toLeftOut = ({ sessionId, number, ...gone }: Gone): LeftOut => ({
  sessionId,
  label: labelOf(number),
  ...whyGone(gone),
});
