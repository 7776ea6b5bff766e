import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { listed } from "@/lib/core/text/listed";
import { create } from "@/lib/services/invitations/create";
import { requireStudy } from "@/lib/services/studies/require-study";
import { kind } from "./kind";

const NAMED = 5;

/** Invites people to a study by email. */
export const invite = kind({
  permission: "study.write",
  payload: z.strictObject({
    studyId: z.string().max(100),
    emails: z.array(z.email().max(254)).min(1).max(50),
  }),
  async describe(ctx, { studyId, emails }) {
    const { title, status } = await requireStudy(ctx, studyId);
    if (status === "ended") throw new AppError("conflict", "This study has ended, so nobody can be invited anymore.");
    const more = emails.length - NAMED;
    const shown = listed("en", [...emails.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])]);
    const when =
      status === "running" ? "The email goes out right away." : "The email goes out as soon as the study is running.";
    return { summary: `Invite ${shown} to “${title}”. ${when}`, costCents: null };
  },
  ready:
    async (ctx, { studyId, emails }) =>
    async () => {
      const { refused } = await create(ctx, studyId, { invitations: emails.map((email) => ({ email })) });
      const [first] = refused;
      if (first) throw new AppError("conflict", `${first.email}: ${first.reason}`);
      const { id, title } = await requireStudy(ctx, studyId);
      return { type: "study", id, title, url: `/studies/${id}/participants` };
    },
});
