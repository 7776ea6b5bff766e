import type { ReactNode } from "react";
import { SettingsFrame } from "@/components/settings/settings-frame";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { ctx } = await pageContext();
  return <SettingsFrame isAdmin={may(ctx, "mail.read")}>{children}</SettingsFrame>;
}
