import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { PAGE_OF, pageOf } from "@/lib/core/page-of";

/** The problem tells a page that somebody is signed in, unlike the other refusals of this kind. */
const refused = (path: string, message: string) =>
  new AppError("unauthenticated", message, { problems: [{ path, message }] });

/** Refuses a page's call once the session, which all tabs share, is another person's or in another workspace (135). */
export function requireOwnPage(request: Request, { actor, workspaceId }: Context, inWorkspace: boolean): void {
  const page = request.headers.get(PAGE_OF);
  if (page === null || actor.kind !== "user") return;
  if (!page.startsWith(pageOf(actor.userId, "")))
    throw refused(
      "person",
      "Somebody else is signed in now. Sign in as yourself again in another tab, then try again here.",
    );
  if (inWorkspace && page !== pageOf(actor.userId, workspaceId))
    throw refused(
      "workspace",
      "You are in another workspace now. Switch back to this page’s one in another tab, then try again here.",
    );
}
