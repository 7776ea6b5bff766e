import type { Kind } from "../kind";
import { LIBRARY } from "./library";
import { PEOPLE } from "./people";
import { RESULTS } from "./results";
import { SECURITY } from "./security";
import { STUDIES } from "./studies";

/** All that is in the archive as JSON lines, in this order. A table that is in none of them is in `LEFT_OUT`. */
export const KINDS: Kind[] = [...PEOPLE, ...SECURITY, ...STUDIES, ...LIBRARY, ...RESULTS];
