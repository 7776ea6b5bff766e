import { PrivateTarget } from "@/lib/integrations/web/private-target";

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection broke before an answer came.",
  EHOSTUNREACH: "The address cannot be reached.",
  ENETUNREACH: "The address cannot be reached.",
  ENOTFOUND: "The name has no address.",
  ENODATA: "The name has no address.",
  EAI_AGAIN: "The name servers did not answer.",
  ETIMEOUT: "The name servers did not answer.",
  ESERVFAIL: "The name servers did not answer.",
  EREFUSED: "The name servers did not answer.",
  UND_ERR_CONNECT_TIMEOUT: "The address did not take a connection in time.",
  UND_ERR_HEADERS_OVERFLOW: "The answer's headers are too long.",
  CERT_HAS_EXPIRED: "The certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is signed by nobody known.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is signed by nobody known.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate is signed by nobody known.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The certificate is signed by nobody known.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another name.",
};

/** Why there was no response, in one sentence for the person whose receiver it is. */
export function sentenceOf(cause: unknown): string {
  if (cause instanceof PrivateTarget) return cause.message;
  const { code = "" } = cause as { code?: string };
  if (code.startsWith("HPE_")) return "The answer is not HTTP.";
  return SENTENCES[code] ?? "The connection broke before an answer came.";
}
