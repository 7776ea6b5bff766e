import type { Kind } from "../kind";
import { LIBRARY } from "./library";
import { PEOPLE } from "./people";
import { RESULTS } from "./results";
import { SECURITY } from "./security";
import { STUDIES } from "./studies";

/** All JSON lines files of the archive, in order. Tables in none of them are in `LEFT_OUT`. */
export const KINDS: Kind[] = [...PEOPLE, ...SECURITY, ...STUDIES, ...LIBRARY, ...RESULTS];
