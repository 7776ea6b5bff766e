import { NameForm } from "@/components/settings/name-form";
import { PasswordForm } from "@/components/settings/password-form";
import { KeyValue } from "@/components/ui/key-value";
import { SettingCard } from "@/components/ui/setting-card";
import { pageContext } from "@/lib/http/page-context";
import { getProfile } from "@/lib/services/people/get-profile";

export const metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { ctx, workspace } = await pageContext();
  const { name, email, hasPassword, needsCurrentPassword } = await getProfile(ctx);
  const role = "role" in ctx.actor ? ctx.actor.role : "";
  return (
    <>
      <NameForm initial={name ?? ""} />
      <SettingCard title="Your account">
        <KeyValue
          rows={[
            { label: "Email", value: email },
            { label: "Role", value: <span className="capitalize">{role}</span> },
            { label: "Workspace", value: workspace.name },
          ]}
        />
      </SettingCard>
      <PasswordForm hasPassword={hasPassword} needsCurrent={needsCurrentPassword} />
    </>
  );
}
