export const REPORT_TEMPLATES = ["summary", "deep-dive", "comparison"] as const;
export type ReportTemplate = (typeof REPORT_TEMPLATES)[number];

type About = { title: string; sentence: string; holds: readonly string[] };

/** What each template makes of studies, for the person choosing one. */
export const TEMPLATE_FACTS: Record<ReportTemplate, About> = {
  summary: {
    title: "Summary",
    sentence: "The findings in a few pages, for people who weren’t there.",
    holds: ["Question, method, and people", "Key themes with quotes", "Evidence against them", "Next steps"],
  },
  "deep-dive": {
    title: "Deep dive",
    sentence: "Every finding, theme by theme and question by question.",
    holds: [
      "How many people talk about each theme",
      "Every claim with all its quotes",
      "Answers to each question",
      "Next steps",
    ],
  },
  comparison: {
    title: "Comparison",
    sentence: "Two or more studies side by side: what they share and where they differ.",
    holds: [
      "The studies side by side",
      "Themes by study, as a chart and a table",
      "Quotes from each study",
      "What only one of them found",
    ],
  },
};
