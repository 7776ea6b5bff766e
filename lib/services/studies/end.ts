import { cancelActive } from "@/lib/services/swarm/runs/cancel-active";
import { changeState } from "./change-state";

/** Ends the study for good with what it has; nothing is refunded. Running agents stop. */
export const end = changeState("end", async (tx, ctx, study) => void (await cancelActive(tx, ctx, study.id)));
