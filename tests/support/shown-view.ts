import type { View } from "@/components/participant/shapes";

/** What the link of a survey shows before anybody has agreed. */
export const shownView: View = {
  step: "consent",
  reason: null,
  token: "study",
  studyKey: "key",
  study: {
    title: "Leaving",
    workspaceName: "Northwind",
    type: "ai-generated-survey",
    minutes: null,
    language: null,
    rewardCents: null,
    instructions: null,
    questionCount: 1,
    voice: false,
    speech: false,
  },
  consent: { text: "You agree.", version: "v1", agreedAt: null },
  participant: null,
  screener: null,
  session: null,
  form: null,
  thanks: null,
  addressNeed: null,
  sendsMail: true,
};
