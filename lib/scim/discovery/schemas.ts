import { groupSchema } from "./group-schema";
import { userSchema } from "./user-schema";

/** Every schema in use here (RFC 7643 §7). */
export const schemas = () => [userSchema(), groupSchema()];
