export const GENDERS = ["Male", "Female", "Non-binary", "Other"] as const;
export const EMPLOYMENT = [
  ...(["full_time", "part_time", "self_employed", "freelance"] as const),
  ...(["unemployed", "student", "retired", "homemaker"] as const),
] as const;
export const EDUCATION = [
  ...(["high_school", "some_college", "associate", "bachelor"] as const),
  ...(["master", "doctorate", "professional"] as const),
] as const;
export const MARITAL_STATUS = ["single", "partnered", "married", "divorced", "widowed"] as const;
export const HOUSEHOLD_INCOME = [
  ...(["lt_25k", "25_50k", "50_75k", "75_100k", "100_150k", "150_250k", "gt_250k"] as const),
] as const;

/** Who should take part, as stored; target, reward and deadline are columns of the study. */
export type Audience = {
  /** ISO 3166-1 alpha-2 countries, and US states as US-XX. */
  locations: string[];
  demographics: {
    gender: (typeof GENDERS)[number] | null;
    ageMin: number | null;
    ageMax: number | null;
    employmentStatus: (typeof EMPLOYMENT)[number][];
    educationLevel: (typeof EDUCATION)[number][];
    maritalStatus: (typeof MARITAL_STATUS)[number][];
    householdIncome: (typeof HOUSEHOLD_INCOME)[number][];
  };
  /** What participants are told before they start. */
  instructions: string | null;
};

export const ANYONE: Audience = {
  locations: [],
  demographics: {
    gender: null,
    ageMin: null,
    ageMax: null,
    employmentStatus: [],
    educationLevel: [],
    maritalStatus: [],
    householdIncome: [],
  },
  instructions: null,
};
