import type { ContentsGroup } from "../contents";

/** The topics of the first page, in its order, by the part of the address that leads to them. */
export const TOPICS = {
  "first-call": "Create a key and make a first call",
  apis: "Two APIs",
  client: "Call it from a program",
  answer: "From a transcript to an answer",
  jobs: "Work that takes a while",
  study: "Draft, price, and launch a study",
  lists: "Lists",
  limits: "Limits",
  idempotency: "Idempotency",
  webhooks: "Webhooks",
  mcp: "From an AI assistant",
  scim: "From an identity provider",
  errors: "Errors",
} as const;

export type TopicId = keyof typeof TOPICS;

/** As a table of contents lists them. */
export const topicsGroup: ContentsGroup = {
  name: "Getting started",
  href: "/docs",
  entries: Object.entries(TOPICS).map(([id, label]) => ({ id, label })),
};
