/** A quote that an answer leans on: a verbatim piece of what somebody said, and where. */
export type Citation = {
  n: number;
  id: string;
  speaker?: string | null;
  startSeconds?: number | null;
  quote: string;
  url: string;
};

export type Message = { id: string; role: "user" | "assistant"; text: string; citations: Citation[] };
