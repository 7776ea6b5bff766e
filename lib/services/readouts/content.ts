import type { Stance } from "./record";

/** `removed`: a person removed it, so it must not come back. `line` names the stored line: `owner:index`. */
export type EvidenceContent = {
  passageId: string;
  participantId: string | null;
  stance: Stance | "removed";
  added: boolean;
  line: string;
};
export type ClaimContent = {
  id: string;
  text: string;
  hidden: boolean;
  edited: boolean;
  isOpen: boolean;
  evidence: EvidenceContent[];
};
export type ThemeContent = {
  id: string;
  title: string;
  summary: string;
  hidden: boolean;
  edited: boolean;
  /** The words that hold it together, by which a later generation recognizes it; none if a person created it. */
  terms: string[];
  claims: ClaimContent[];
};
export type StepContent = {
  id: string;
  text: string;
  owner: string | null;
  status: "open" | "done";
  claimIds: string[];
  hidden: boolean;
  edited: boolean;
};

/** Everything that can be changed in a readout, in order. It contains no quoted words. */
export type Content = {
  summary: string | null;
  summaryEdited: boolean;
  themes: ThemeContent[];
  nextSteps: StepContent[];
};

export const claimsOf = ({ themes }: Pick<Content, "themes">): ClaimContent[] => themes.flatMap(({ claims }) => claims);
