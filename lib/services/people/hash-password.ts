import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";

const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** 2^15 rounds of 8: about 80 ms and 32 MB each; no more than four run at a time in a process. */
const COST_LOG2 = 15;
const BLOCK = 8;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** scrypt of the password (NFKC, so that every keyboard types the same). */
export function deriveKey(password: string, salt: Buffer, costLog2 = COST_LOG2): Promise<Buffer> {
  const N = 2 ** costLog2;
  return derive(password.normalize("NFKC"), salt, KEY_BYTES, { N, r: BLOCK, p: 1, maxmem: 256 * N * BLOCK });
}

/** What is stored of a password: `scrypt$15$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await deriveKey(password, salt);
  return ["scrypt", COST_LOG2, salt.toString("base64url"), key.toString("base64url")].join("$");
}
