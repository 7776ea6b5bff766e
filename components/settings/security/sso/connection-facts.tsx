import { KeyValue } from "@/components/ui/lists/key-value";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { day } from "@/lib/core/time/dates";
import type { Connection } from "../shapes";

/** A connection's settings, except for its secret. */
export function ConnectionFacts({ connection }: { connection: Connection }) {
  const { kind, providerName, issuer, clientId, samlEntryPoint, samlCertificates, testedAt } = connection;
  const rows =
    kind === "oidc"
      ? [
          { label: "Issuer", value: issuer },
          { label: "Client ID", value: clientId },
        ]
      : [
          { label: "Sign-in URL", value: samlEntryPoint },
          { label: "Entity ID", value: issuer },
          { label: "Certificate", value: samlCertificates.map(untilWhen).join("; ") },
        ];
  return (
    <KeyValue
      rows={[
        { label: "Provider", value: `${providerName}, ${kind === "oidc" ? "OpenID Connect" : "SAML 2.0"}` },
        ...rows,
        {
          label: "Last successful test",
          value: testedAt ? <RelativeTime iso={testedAt} /> : "None with the current settings",
        },
      ]}
    />
  );
}

const untilWhen = ({ fingerprint, notAfter }: Connection["samlCertificates"][number]): string =>
  `${fingerprint.slice(0, 11)}…, valid until ${day(notAfter)}`;
