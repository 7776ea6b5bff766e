import { lookout } from "./lookout";

/** Ends the open streams of this process, which would otherwise keep it from ending. */
export const endWatching = (): void => lookout().close();
