import { timingSafeEqual } from "node:crypto";
import { deriveKey } from "./hash-password";

/** Used if there is no password, so that an unknown person takes as long as a known one. */
const NOBODYS = `scrypt$15$${Buffer.alloc(16).toString("base64url")}$${Buffer.alloc(32).toString("base64url")}`;
const LONGEST = 1_000;

/** Whether this is the password; takes the same time whether or not there is one. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, costLog2, salt = "", key = ""] = (stored ?? NOBODYS).split("$");
  const expected = Buffer.from(key, "base64url");
  const derived = await deriveKey(password.slice(0, LONGEST), Buffer.from(salt, "base64url"), Number(costLog2));
  const equal = expected.length === derived.length && timingSafeEqual(expected, derived);
  return equal && stored !== null && password.length <= LONGEST;
}
