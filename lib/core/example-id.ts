import { ID_PREFIX, type IdKind } from "./id-prefix";

const TAIL = "_01k9zq3v7m4t8x2d5h6n0c1b9r";

/** An id that refers to nothing, for examples. */
export const exampleId = (kind: IdKind): string => `${ID_PREFIX[kind]}${TAIL}`;
