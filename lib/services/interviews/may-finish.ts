import type { Locked } from "@/lib/services/participants/locked";

/** Under the study's lock: whether the participant holds a place or one is left for them. */
export const mayFinish = ({ held, places }: Locked): boolean => held || places === null || places > 0;
