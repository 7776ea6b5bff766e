import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const API_KEY = /^ear_sk_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** The stored form of a bearer secret. Secrets are long and random, so a fast hash is the right one. */
export const hashSecret = (secret: string): Buffer => hash("sha256", secret, "buffer");

const random62 = (length: number): string => Array.from({ length }, () => BASE62[randomInt(BASE62.length)]).join("");

function checksum(body: string): string {
  let rest = crc32(body);
  let text = "";
  for (let i = 0; i < 6; i++) {
    text = BASE62[rest % 62] + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** `ear_sk_` + 30 random characters + 6 of CRC32, so that a typo is refused without asking the database. */
export function newApiKeySecret(): string {
  const body = random62(30);
  return `ear_sk_${body}${checksum(body)}`;
}

export function isApiKeySecret(text: string): boolean {
  const [, body, sum] = API_KEY.exec(text) ?? [];
  return body !== undefined && checksum(body) === sum;
}

/** 256 bits for cookies and links. */
export const newToken = (): string => random62(43);

/** OAuth secrets: a prefix for the type, and 256 bits. */
export const newAuthorizationCode = (): string => `ear_ac_${newToken()}`;
export const newAccessToken = (): string => `ear_at_${newToken()}`;
export const newRefreshToken = (): string => `ear_rt_${newToken()}`;

/** Whether it has the right shape; anything else is refused without asking the database. */
export const isAccessToken = (text: string): boolean => /^ear_at_[0-9A-Za-z]{43}$/.test(text);

/** An identity provider's token: 256 bits, with a prefix for the type. */
export const newScimToken = (): string => `ear_scim_${newToken()}`;

/** Whether it has the right shape; anything else is refused without asking the database. */
export const isScimToken = (text: string): boolean => /^ear_scim_[0-9A-Za-z]{43}$/.test(text);
