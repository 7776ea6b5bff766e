import type { Connection, ConnectionInput } from "../shapes";

/** The contents of the form: the fields of both kinds, as typed. */
export type Draft = {
  kind: Connection["kind"];
  providerName: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  entryPoint: string;
  certificates: string;
};

export type FieldName = Exclude<keyof Draft, "kind">;

export function draftOf(connection: Connection | null): Draft {
  return {
    kind: connection?.kind ?? "oidc",
    providerName: connection?.providerName ?? "",
    issuer: connection?.issuer ?? "",
    clientId: connection?.clientId ?? "",
    clientSecret: "",
    entryPoint: connection?.samlEntryPoint ?? "",
    certificates: connection?.samlCertificates.map(({ pem }) => pem.trim()).join("\n") ?? "",
  };
}

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Several certificates may follow one another; a single one may lack its first and last line. */
const certificatesIn = (text: string): string[] => text.match(PEM) ?? [text.trim()];

export function inputFrom(draft: Draft): ConnectionInput {
  const providerName = draft.providerName.trim();
  const issuer = draft.issuer.trim();
  if (draft.kind === "saml")
    return {
      kind: "saml",
      providerName,
      issuer,
      entryPoint: draft.entryPoint.trim(),
      certificates: certificatesIn(draft.certificates),
    };
  const clientSecret = draft.clientSecret.trim() || undefined;
  return { kind: "oidc", providerName, issuer, clientId: draft.clientId.trim(), clientSecret };
}
