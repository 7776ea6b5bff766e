import { firstView } from "@/components/participant/engine/preview-engine";
import type { View } from "@/components/participant/shapes";

/** What the link of a survey shows before anybody has agreed. */
export const shownView: View = {
  ...firstView({
    study: {
      title: "Leaving",
      workspaceName: "Northwind",
      type: "ai-generated-survey",
      minutes: null,
      offeredMinutes: [],
      language: null,
      rewardCents: null,
      instructions: null,
      voice: false,
      speech: false,
      consentText: "You agree.",
    },
    guide: { sections: [] },
    screener: { questions: [] },
  }),
  token: "study",
  studyKey: "key",
  participant: null,
};
