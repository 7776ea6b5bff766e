import { X509Certificate } from "node:crypto";
import { invalid } from "@/lib/core/errors";
import type { CertificateRecord } from "./record";

const DAY_MS = 86_400_000;

/** A pasted certificate: PEM, or only its base64. Throws `invalid` on `certificates`. */
export function readCertificate(pasted: string): CertificateRecord {
  const inner = pasted.replace(/-----(BEGIN|END) CERTIFICATE-----/g, "").replace(/\s+/g, "");
  try {
    const certificate = new X509Certificate(Buffer.from(inner, "base64"));
    if (certificate.publicKey.asymmetricKeyType === "ed25519") throw new Error("Not a key for XML signatures.");
    const pem = certificate.toString();
    return { pem, fingerprint: certificate.fingerprint256, notAfter: new Date(certificate.validTo) };
  } catch {
    throw invalid("certificates", "This is not an X.509 certificate. Paste all of it, from BEGIN to END.");
  }
}

/** The certificates to save, each once. Throws `invalid` if all of them have expired. */
export function readCertificates(pasted: string[]): CertificateRecord[] {
  const found = new Map(pasted.map(readCertificate).map((one) => [one.fingerprint, one]));
  const all = [...found.values()];
  if (all.every(({ notAfter }) => notAfter.getTime() < Date.now() - DAY_MS))
    throw invalid("certificates", "The certificate has expired. Ask your provider for its current one.");
  return all;
}
