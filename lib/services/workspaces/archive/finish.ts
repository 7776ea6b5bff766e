import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { completeMultipart, listParts } from "@/lib/integrations/storage/multipart";
import { head } from "@/lib/integrations/storage/storage";
import { queueMail } from "@/lib/services/mail/queue-mail";
import type { Copied } from "./load";
import { readyMail } from "./mails";

const KEPT_DAYS = 7;

/** Joins the parts into the ZIP, and tells the person who requested it if they are still an admin. Idempotent. */
export async function finish(ctx: Context, archive: Copied, sizeBytes: number): Promise<void> {
  const { id, workspaceId, generation, storageKey: key, multipartId, partBytes, createdById } = archive;
  const parts = (await listParts({ key, multipartId })) ?? [];
  const needed = parts.filter(({ partNumber }) => partNumber <= Math.ceil(sizeBytes / partBytes));
  const isJoined = needed.length > 0 && (await completeMultipart({ key, multipartId }, needed));
  const stored = await head(key);
  if (stored?.sizeBytes !== sizeBytes)
    throw new Error(`The archive has ${stored?.sizeBytes ?? "no"} bytes, and not ${sizeBytes} (joined: ${isJoined}).`);
  await transaction(ctx, async (tx) => {
    const readyAt = new Date();
    const expiresAt = new Date(readyAt.getTime() + KEPT_DAYS * 24 * 3600_000);
    const { count } = await tx.db.workspaceArchive.updateMany({
      where: { id, workspaceId, generation, status: "copying" },
      data: { status: "ready", totalBytes: sizeBytes, multipartId: null, readyAt, expiresAt, error: null },
    });
    if (count === 0) return;
    await tx.db.$executeRaw`
      INSERT INTO doomed_object (storage_key) VALUES (${`${key}.rows`}), (${`${key}.manifest`}) ON CONFLICT DO NOTHING`;
    emit(tx, "objects.doomed", id, {});
    audit(tx, { action: "archive.ready", targetId: id, details: { sizeBytes } });
    // Nobody else can download it, and neither can they once they are no admin.
    const person = await tx.db.user.findFirst({
      where: {
        id: createdById ?? "",
        active: true,
        memberships: { some: { workspaceId, active: true, role: "admin" } },
      },
      select: { email: true },
    });
    const workspace = await tx.db.workspace.findUnique({ where: { id: workspaceId }, select: { name: true } });
    if (!person || !workspace) return;
    const { subject, text, html } = readyMail({ workspaceName: workspace.name, sizeBytes, expiresAt });
    await queueMail(tx, { to: person.email, workspaceId, subject, text, html });
  });
}
