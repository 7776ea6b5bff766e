import { DeleteAccount } from "@/components/settings/delete-account";
import { NameForm } from "@/components/settings/name-form";
import { PasswordForm } from "@/components/settings/password-form";
import { KeyValue } from "@/components/ui/lists/key-value";
import { SettingCard } from "@/components/ui/setting-card";
import { toAccountDeletion } from "@/lib/api/settings/account";
import { pageContext } from "@/lib/http/pages/page-context";
import { getAccountDeletion } from "@/lib/services/people/get-account-deletion";
import { getProfile } from "@/lib/services/people/get-profile";

export const metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { ctx, workspace } = await pageContext();
  const [{ name, email, hasPassword, needsCurrentPassword }, deletion] = await Promise.all([
    getProfile(ctx),
    getAccountDeletion(ctx).then(toAccountDeletion),
  ]);
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
      <DeleteAccount deletion={deletion} currentWorkspaceId={workspace.id} />
    </>
  );
}
