import type { Line } from "./line";

/** What lines can ask of the page. The object never changes, so that lines aren't rendered again. */
export type RowActions = {
  seek: (place: number) => void;
  moveCursor: (place: number) => void;
  showTags: (index: number, anchor: HTMLElement) => void;
  edit: (place: number) => void;
  stopEditing: () => void;
  /** Throws `CallError` if the line could not be saved. */
  saveText: (line: Line, text: string) => Promise<void>;
  split: (line: Line, offset: number, text: string) => Promise<void>;
  join: (line: Line, text: string) => Promise<void>;
  /** Opens the box for a name, for the speaker everywhere or only in this turn. */
  nameSpeaker: (place: number, where: "everywhere" | "here") => void;
  /** Assigns this turn, or everything its speaker says, to another speaker. */
  setSpeaker: (place: number, speaker: string, where: "everywhere" | "here") => void;
  /** The transcript's speakers. */
  speakers: () => string[];
  canName: () => boolean;
};
