import { lookout } from "./lookout";

/** Ends this process's open streams, which would otherwise keep it from exiting. */
export const endWatching = (): void => lookout().close();
