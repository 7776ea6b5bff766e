import type { Stance } from "./record";

/** `removed`: a person took it out, so it must not come back. `line` names the stored line: `owner:index`. */
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
  /** The words that hold it together, by which a later generation knows it again; none when a person made it. */
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

/** All that can be changed of a readout, in its order. It holds no quoted words. */
export type Content = {
  summary: string | null;
  summaryEdited: boolean;
  themes: ThemeContent[];
  nextSteps: StepContent[];
};

export const claimsOf = ({ themes }: Pick<Content, "themes">): ClaimContent[] => themes.flatMap(({ claims }) => claims);
