import { privateLines } from "@/lib/core/private/private-lines";
import { moderatorsOf } from "./moderators-of";
import type { SpeakerShare } from "./speaker-shares";

/** The lines on either side of a line, with it, in order; as `LINES_AROUND` reads them. */
export type Around = {
  speakers: SpeakerShare[] | null;
  lines: { index: number; speaker: string | null; text: string }[] | null;
};

/** "Please leave that out" stands this close to what it is said of. */
const MOST = 5;
const place = (line: string) => `coalesce(${line}.position, ${line}.index)`;
const beside = (sign: "<=" | ">", order: "DESC" | "ASC", most: number) => `
  (SELECT b.index, b.speaker, b.text, ${place("b")} AS place FROM segment b
    WHERE b.owner_id = h.owner_id AND ${place("b")} ${sign} ${place("h")} ORDER BY ${place("b")} ${order} LIMIT ${most})`;

/** SQL: what surrounds a line, as JSON; null if the line is gone. */
export const linesAround = (owner: string, index: string): string => `(
  SELECT json_build_object(
           'speakers', (SELECT speakers FROM transcript WHERE owner_id = ${owner}),
           'lines', json_agg(json_build_object('index', l.index, 'speaker', l.speaker, 'text', l.text) ORDER BY l.place))
    FROM segment h, LATERAL (${beside("<=", "DESC", MOST + 1)} UNION ALL ${beside(">", "ASC", MOST)}) l
   WHERE h.owner_id = ${owner} AND h.index = ${index})`;

/** Whether somebody asks there to keep a line private. */
export function isPrivateAmong(around: Around | null, index: number): boolean {
  const moderators = moderatorsOf(around?.speakers ?? []);
  const kept = privateLines(around?.lines ?? [], ({ speaker, text }) => ({
    owner: "",
    speaker,
    text,
    isAsking: moderators.has(speaker),
  }));
  return [...kept].some((line) => line.index === index);
}
