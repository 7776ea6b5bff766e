import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { GROUP_NAMES } from "@/components/settings/security/guides/group-names";
import type { Guide, Step } from "@/components/settings/security/guides/guide";
import { GUIDES } from "@/components/settings/security/guides/guides";

const PAGE = "docs/provisioning.md";
const AUTH = "APP_URL/api/auth";
/** What the addresses of a workspace look like; the settings show the real ones. */
const at = {
  redirectUri: `${AUTH}/callback/sso-WORKSPACE`,
  acsUrl: `${AUTH}/saml/WORKSPACE/acs`,
  entityId: `${AUTH}/saml/WORKSPACE/metadata`,
  metadataUrl: `${AUTH}/saml/WORKSPACE/metadata`,
  scimUrl: "APP_URL/api/scim/v2",
};

const indented = (text: string) => text.replaceAll("\n", "\n   ");
const given = ({ label, text }: { label: string; text: string }) =>
  text.includes("\n")
    ? `\n   ${label}:\n\n   \`\`\`json\n   ${indented(text)}\n   \`\`\``
    : `\n   - ${label}: \`${text}\``;
const step = ({ text, copy = [] }: Step, index: number) => `${index + 1}. ${text}${copy.map(given).join("")}`;
const part = (title: string, steps: Step[]) => `### ${title}\n\n${steps.map(step).join("\n")}\n`;
const chapter = ({ label, oidc, saml, scim, scimNote }: Guide) =>
  [
    `## ${label}\n`,
    part("Sign-in with OpenID Connect", oidc(at)),
    part("Sign-in with SAML 2.0", saml(at)),
    part("Provisioning", scim(at)),
    ...(scimNote ? [`${scimNote}\n`] : []),
  ].join("\n");

const page = readFileSync(path.resolve(PAGE), "utf8");
const [written = ""] = page.split(/(?<=-->\n)/);

test("the guide has the steps that the settings show; `npx vitest run provisioning-guide -u` writes them", async () => {
  const whole = `${written}\n${GUIDES.map(chapter).join("\n")}`;
  await expect(whole).toMatchFileSnapshot(path.resolve(PAGE));
});

test("the guide names every group name ending that gives a role", () => {
  for (const { role, endings } of GROUP_NAMES) expect(written).toContain(`| ${endings.join(", ")} | ${role} |`);
});

test("every provider that can provision is given the base URL and told the group names", () => {
  for (const { id, scim } of GUIDES.filter((guide) => guide.id !== "google")) {
    const text = scim(at)
      .flatMap((one) => [one.text, ...(one.copy ?? []).map((copy) => copy.text)])
      .join("\n");
    expect(text, id).toContain(at.scimUrl);
    expect(text, id).toContain("Admins, Members, or Observers");
  }
});
