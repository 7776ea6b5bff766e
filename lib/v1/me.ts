import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { DateTime, data } from "./shared";

const tag = "Account";

const Me = z
  .object({
    id: z.string(),
    email: z.email(),
    name: z.string().nullable(),
    role: z.string().describe("The role the key acts with: that of the person who created it, `member` at most."),
    plan: z.string().nullable(),
    workspace_id: z.string().nullable(),
  })
  .meta({ id: "Me" });

const Workspace = z
  .object({ id: z.string(), name: z.string().nullable(), created_at: DateTime.nullable() })
  .meta({ id: "Workspace" });

export const getMe = operation({
  id: "getMe",
  method: "GET",
  path: "/me",
  tag,
  summary: "Get the person this key acts as",
  access: "read",
  status: 200,
  response: data(Me),
});

export const getWorkspace = operation({
  id: "getWorkspace",
  method: "GET",
  path: "/workspace",
  tag,
  summary: "Get this key's workspace",
  access: "read",
  status: 200,
  response: data(Workspace),
});
