import type { Audience } from "@/lib/core/study/audience";

type Demographics = Audience["demographics"];
type Listed = "employmentStatus" | "educationLevel" | "maritalStatus";

/** The service's filter for one of the audience's lists, and which of its choices each value means. */
type Rule = {
  field: Listed;
  /** In words for people. */
  name: string;
  ids: readonly string[];
  title: RegExp;
  choices: Record<string, RegExp>;
};

const NOT_WORKING = /homemaker|retired|not in paid work/i;

export const FILTER_RULES: readonly Rule[] = [
  {
    field: "employmentStatus",
    name: "employment",
    ids: ["employment-status"],
    title: /^employment status/i,
    choices: {
      full_time: /^full.?time/i,
      part_time: /^part.?time/i,
      self_employed: /^self.?employed/i,
      freelance: /^freelance/i,
      unemployed: /^unemployed/i,
      student: /^student/i,
      retired: NOT_WORKING,
      homemaker: NOT_WORKING,
    } satisfies Record<Demographics["employmentStatus"][number], RegExp>,
  },
  {
    field: "educationLevel",
    name: "education",
    ids: ["highest-education-level-completed"],
    title: /^highest education level/i,
    choices: {
      high_school: /^high school/i,
      some_college: /^technical|community college/i,
      associate: /^technical|community college/i,
      bachelor: /^undergraduate degree/i,
      master: /^graduate degree/i,
      doctorate: /^doctorate/i,
      professional: /^professional/i,
    } satisfies Record<Demographics["educationLevel"][number], RegExp>,
  },
  {
    field: "maritalStatus",
    name: "marital status",
    ids: ["marital-status", "relationship-marital-status"],
    title: /marital status/i,
    choices: {
      single: /^(single|never married)/i,
      partnered: /^(in a relationship|in a civil partnership|partnered)/i,
      married: /^married/i,
      divorced: /^divorced/i,
      widowed: /^widowed/i,
    } satisfies Record<Demographics["maritalStatus"][number], RegExp>,
  },
];

export const GENDERS: Record<NonNullable<Demographics["gender"]>, RegExp | null> = {
  Male: /^(man|male)\b/i,
  Female: /^(woman|female)\b/i,
  "Non-binary": /^non-?binary/i,
  Other: null,
};
