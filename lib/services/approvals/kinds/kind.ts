import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import type { Permission } from "@/lib/services/access/permit";
import type { Done } from "../record";

/** What a person decides about: what, for whom, and the price (null if free). */
export type Described = { summary: string; costCents: number | null };
type Approved = { costCents: number | null };
type Act = () => Promise<Done>;

type Definition<S extends z.ZodType> = {
  permission: Permission;
  payload: S;
  /** Throws what would refuse the act now, so that nothing impossible is proposed. */
  describe(ctx: Context, payload: z.output<S>): Promise<Described>;
  /** Does what may take long, outside transactions. The act it returns runs in the transaction of the decision. */
  ready(ctx: Context, payload: z.output<S>, approved: Approved): Promise<Act>;
  /** The act calls an outside service: it runs before the decision is stored, and repeating it completes it. */
  isOutside?: true;
  /** `ready` pays a model, and takes no longer than this. */
  asksModelSeconds?: number;
};

export type Kind = {
  permission: Permission;
  isOutside: boolean;
  asksModelSeconds: number | null;
  describe(ctx: Context, payload: unknown): Promise<Described & { payload: unknown }>;
  ready(ctx: Context, payload: unknown, approved: Approved): Promise<Act>;
};

/** A kind of act. Its payload is checked when it is proposed and again when it is carried out. */
export const kind = <S extends z.ZodType>({ permission, payload: schema, ...rest }: Definition<S>): Kind => ({
  permission,
  isOutside: rest.isOutside === true,
  asksModelSeconds: rest.asksModelSeconds ?? null,
  async describe(ctx, given) {
    const payload = schema.parse(given);
    return { ...(await rest.describe(ctx, payload)), payload };
  },
  ready: (ctx, given, approved) => rest.ready(ctx, schema.parse(given), approved),
});
