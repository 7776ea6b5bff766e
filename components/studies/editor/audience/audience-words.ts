import type { Audience } from "@/lib/core/study/audience";

type Lists = Pick<
  Audience["demographics"],
  "employmentStatus" | "educationLevel" | "maritalStatus" | "householdIncome"
>;
type Words = { [K in keyof Lists]: { label: string; choices: Record<Lists[K][number], string> } };

/** The demographic options in a researcher's words. */
export const AUDIENCE_WORDS: Words = {
  employmentStatus: {
    label: "Work",
    choices: {
      full_time: "Full-time",
      part_time: "Part-time",
      self_employed: "Self-employed",
      freelance: "Freelance",
      unemployed: "Unemployed",
      student: "Student",
      retired: "Retired",
      homemaker: "Homemaker",
    },
  },
  educationLevel: {
    label: "Education",
    choices: {
      high_school: "High school",
      some_college: "Some college",
      associate: "Associate degree",
      bachelor: "Bachelor’s degree",
      master: "Master’s degree",
      doctorate: "Doctorate",
      professional: "Professional degree",
    },
  },
  maritalStatus: {
    label: "Marital status",
    choices: {
      single: "Single",
      partnered: "With a partner",
      married: "Married",
      divorced: "Divorced",
      widowed: "Widowed",
    },
  },
  householdIncome: {
    label: "Annual household income",
    choices: {
      lt_25k: "Under $25k",
      "25_50k": "$25k–50k",
      "50_75k": "$50k–75k",
      "75_100k": "$75k–100k",
      "100_150k": "$100k–150k",
      "150_250k": "$150k–250k",
      gt_250k: "Over $250k",
    },
  },
};
