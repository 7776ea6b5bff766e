"use client";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { Textarea } from "@/components/ui/fields/textarea";
import { LONGEST_PROVIDER_NAME } from "@/lib/core/limits/name-limits";
import { SSO_TEXT } from "@/lib/core/limits/sso-text";
import type { Draft, FieldName } from "./draft";

export type Faults = Partial<Record<FieldName | "other", string | undefined>>;

type Props = { draft: Draft; faults: Faults; keepsSecret: boolean; onChange: (fields: Partial<Draft>) => void };

/** What the provider gives us, for the chosen kind. */
export function ProviderFields({ draft, faults, keepsSecret, onChange }: Props) {
  const box = (name: FieldName, placeholder?: string) => ({
    required: name !== "clientSecret" || !keepsSecret,
    autoComplete: "off",
    spellCheck: false,
    placeholder,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <Field label="Provider" hint="People see this name on the sign-in page." error={faults.providerName}>
        <Input maxLength={LONGEST_PROVIDER_NAME} {...box("providerName", "Okta")} />
      </Field>
      {draft.kind === "oidc" ? (
        <>
          <Field
            label="Issuer"
            hint="The address without /.well-known. Its discovery document is read when you save."
            error={faults.issuer}
          >
            <Input type="url" maxLength={SSO_TEXT.issuer} {...box("issuer", "https://company.okta.com")} />
          </Field>
          <div className="grid grid-cols-1 content-start gap-5 pair:grid-cols-2">
            <Field label="Client ID" error={faults.clientId}>
              <Input maxLength={SSO_TEXT.clientId} {...box("clientId")} />
            </Field>
            <Field label="Client secret" hint="Stored encrypted and not shown again." error={faults.clientSecret}>
              <Input
                type="password"
                maxLength={SSO_TEXT.clientSecret}
                {...box("clientSecret", keepsSecret ? "Unchanged" : undefined)}
                autoComplete="new-password"
              />
            </Field>
          </div>
        </>
      ) : (
        <>
          <Field label="Sign-in URL" hint="Where people are sent to sign in." error={faults.entryPoint}>
            <Input
              type="url"
              maxLength={SSO_TEXT.entryPoint}
              {...box("entryPoint", "https://company.okta.com/app/earshot/sso/saml")}
            />
          </Field>
          <Field label="Provider entity ID" hint="Also called issuer." error={faults.issuer}>
            <Input maxLength={SSO_TEXT.issuer} {...box("issuer", "http://www.okta.com/exk1a2b3c4")} />
          </Field>
          <Field
            label="Certificate"
            hint="The X.509 certificate that signs assertions. While you’re replacing it, paste both."
            error={faults.certificates}
          >
            <Textarea rows={5} className="font-mono text-xs" {...box("certificates", "-----BEGIN CERTIFICATE-----")} />
          </Field>
        </>
      )}
    </>
  );
}
