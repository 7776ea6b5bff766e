import { SUPPORTED_PROTOCOL_VERSIONS } from "@modelcontextprotocol/sdk/types.js";
import type { Message } from "./messages";

/** The first version without a handshake: each request carries what a handshake used to establish. */
export const MODERN_VERSION = "2026-07-28";
export const VERSIONS: readonly string[] = [MODERN_VERSION, ...SUPPORTED_PROTOCOL_VERSIONS];

export const META = "io.modelcontextprotocol/";

/** The version named in the body. */
export function versionInBody({ params }: Message): unknown {
  const meta = params?._meta;
  return typeof meta === "object" && meta !== null
    ? (meta as Record<string, unknown>)[`${META}protocolVersion`]
    : undefined;
}

const DATED = /^\d{4}-\d\d-\d\d$/;

/** Newer clients send `Mcp-Method` whichever version they speak, so only the version decides. */
export function isModern(message: Message, header: string | null): boolean {
  if (versionInBody(message) !== undefined) return true;
  return header !== null && DATED.test(header) && header >= MODERN_VERSION;
}
