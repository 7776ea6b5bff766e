import { z } from "zod";
import { DateTime, TokenParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { OwnData as OwnDataRecord } from "@/lib/services/participants/record";

const Text = z.string().nullable();

const OwnData = z
  .object({
    participant: z.object({
      label: z.string(),
      status: z.string(),
      source: z.string(),
      name: Text,
      email: Text,
      timeZone: Text,
      createdAt: DateTime,
      consentedAt: DateTime.nullable(),
      consentText: Text,
    }),
    screener: z.array(
      z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string()), z.number()]) }),
    ),
    session: z
      .object({
        startedAt: DateTime,
        endedAt: DateTime.nullable(),
        status: z.string(),
        turns: z.array(
          z.object({ role: z.enum(["moderator", "participant"]), text: z.string(), atSeconds: z.number() }),
        ),
      })
      .nullable(),
    recording: z.boolean(),
  })
  .meta({ id: "OwnData" });

export const toOwnData = ({ participant, session, ...rest }: OwnDataRecord): z.input<typeof OwnData> => ({
  ...rest,
  participant: {
    ...participant,
    createdAt: participant.createdAt.toISOString(),
    consentedAt: participant.consentedAt?.toISOString() ?? null,
  },
  session: session && {
    ...session,
    startedAt: session.startedAt.toISOString(),
    endedAt: session.endedAt?.toISOString() ?? null,
  },
});

export const getOwnData = operation({
  id: "getOwnData",
  method: "GET",
  path: "/participation/{token}/data",
  tag: "Participation",
  summary: "Get the data stored about a participant",
  access: "public",
  status: 200,
  params: TokenParams,
  response: OwnData,
});
