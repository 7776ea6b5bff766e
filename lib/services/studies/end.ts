import { cancelActive } from "@/lib/services/swarm/runs/cancel-active";
import { changeState } from "./change-state";

/** Closes the launch for good with what was done; nothing is refunded. Agents that are under way stop. */
export const end = changeState("end", async (tx, ctx, study) => void (await cancelActive(tx, ctx, study.id)));
