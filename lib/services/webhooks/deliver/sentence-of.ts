import { PrivateTarget } from "@/lib/integrations/web/private-target";

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection broke before a response came.",
  EHOSTUNREACH: "The address can't be reached.",
  ENETUNREACH: "The address can't be reached.",
  ENOTFOUND: "The name can't be resolved to an address.",
  ENODATA: "The name can't be resolved to an address.",
  EAI_AGAIN: "The name servers did not answer.",
  ETIMEOUT: "The name servers did not answer.",
  ESERVFAIL: "The name servers did not answer.",
  EREFUSED: "The name servers did not answer.",
  UND_ERR_CONNECT_TIMEOUT: "The connection timed out.",
  UND_ERR_HEADERS_OVERFLOW: "The response headers are too long.",
  CERT_HAS_EXPIRED: "The certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is not signed by a trusted authority.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is not signed by a trusted authority.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate is not signed by a trusted authority.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The certificate is not signed by a trusted authority.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for a different host name.",
};

/** Why there was no response, in one sentence for the person whose receiver it is. */
export function sentenceOf(cause: unknown): string {
  if (cause instanceof PrivateTarget) return cause.message;
  const { code = "" } = cause as { code?: string };
  if (code.startsWith("HPE_")) return "The response is not HTTP.";
  return SENTENCES[code] ?? "The connection broke before a response came.";
}
