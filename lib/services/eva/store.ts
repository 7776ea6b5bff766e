import type { Context } from "@/lib/core/context";
import { Prisma } from "@/lib/db/generated/client";
import { transaction } from "@/lib/db/transaction";
import type { Answered } from "./answer";
import type { Prepared } from "./prepare";
import type { Reply } from "./record";
import { repeated } from "./repeated";
import { save } from "./save";
import type { Saving } from "./saving";

/** Stores an answer with its question and proposal; the same act twice at once is stored once. */
export async function store(ctx: Context, prepared: Prepared, answered: Answered, saving: Saving): Promise<Reply> {
  try {
    return await transaction(ctx, (tx) => save(tx, ctx, prepared, answered, saving));
  } catch (error) {
    const isTwice = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
    const known = isTwice ? await repeated(ctx, [saving], prepared.asked) : null;
    if (known) return known;
    throw error;
  }
}
