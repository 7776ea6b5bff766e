import type { Line } from "./line";

/** What a line asks of the page. The object stays the same while the page lives, so that lines are not drawn anew. */
export type RowActions = {
  seek: (place: number) => void;
  moveCursor: (place: number) => void;
  showTags: (index: number, anchor: HTMLElement) => void;
  edit: (place: number) => void;
  stopEditing: () => void;
  /** Throws `CallError` when the line could not be saved. */
  saveText: (line: Line, text: string) => Promise<void>;
  split: (line: Line, offset: number, text: string) => Promise<void>;
  join: (line: Line, text: string) => Promise<void>;
  /** Opens the box for a name; everywhere or only in this turn. */
  nameSpeaker: (place: number, where: "everywhere" | "here") => void;
  /** Gives this turn, or everything of its speaker, to another speaker. */
  setSpeaker: (place: number, speaker: string, where: "everywhere" | "here") => void;
  /** Those who speak in the transcript. */
  speakers: () => string[];
  canName: () => boolean;
};
