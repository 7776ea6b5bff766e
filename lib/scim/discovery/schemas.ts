import { groupSchema } from "./group-schema";
import { userSchema } from "./user-schema";

/** Every schema that resources here have (RFC 7643 §7). */
export const schemas = () => [userSchema(), groupSchema()];
