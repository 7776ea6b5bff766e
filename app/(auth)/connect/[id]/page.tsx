import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { ConnectForm } from "@/components/connect/connect-form";
import { ConnectFrame } from "@/components/connect/connect-frame";
import { destinationOf } from "@/components/connect/destination";
import { AppError } from "@/lib/core/errors";
import { pageContext } from "@/lib/http/pages/page-context";
import { authorizationCookieName } from "@/lib/http/sign-in/authorization-cookie";
import { get } from "@/lib/services/authorizations/get";

export const metadata = { title: "Connect an app" };

type Props = { params: Promise<{ id: string }> };

/** What a program asked for, or that the request is over, unknown, or belongs to another browser. */
async function requestOf(id: string) {
  const browser = (await cookies()).get(authorizationCookieName())?.value ?? null;
  return get({ id, browser }).catch((thrown: unknown) => {
    if (thrown instanceof AppError && thrown.kind === "not_found") notFound();
    throw thrown;
  });
}

export default async function ConnectPage({ params }: Props) {
  const { id } = await params;
  const { client, redirectUri, redirectHost, wantsDraft } = await requestOf(id);
  const { ctx, person, workspaces } = await pageContext();
  return (
    <ConnectFrame>
      <ConnectForm
        request={id}
        clientName={client.name ?? redirectHost}
        destination={destinationOf(redirectUri, redirectHost)}
        wantsDraft={wantsDraft}
        email={person.email}
        workspaces={workspaces}
        currentWorkspaceId={ctx.workspaceId}
      />
    </ConnectFrame>
  );
}
