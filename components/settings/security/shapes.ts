import type { z } from "zod";
import type { WorkspaceDomain } from "@/lib/api/settings/domains";
import type { ScimSettings } from "@/lib/api/settings/scim";
import type { SsoInput, SsoSettings } from "@/lib/api/settings/sso";

export type Domain = z.output<typeof WorkspaceDomain>;
export type Scim = z.output<typeof ScimSettings>;
export type Sso = z.output<typeof SsoSettings>;
export type Connection = NonNullable<Sso["connection"]>;
export type ConnectionInput = z.input<typeof SsoInput>;
export type Role = Scim["defaultRole"];
