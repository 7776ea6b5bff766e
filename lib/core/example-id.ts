import { ID_PREFIX } from "./ids";

const TAIL = "_01k9zq3v7m4t8x2d5h6n0c1b9r";

/** An id of nothing, for examples. */
export const exampleId = (kind: keyof typeof ID_PREFIX): string => `${ID_PREFIX[kind]}${TAIL}`;
