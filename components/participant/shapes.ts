import type { z } from "zod";
import type { getOwnData } from "@/lib/api/participation/data";
import type { ParticipationView, TurnReply } from "@/lib/api/participation/shapes";

/** Everything that a step shows. */
export type View = z.output<typeof ParticipationView>;
/** The response to one answer. */
export type Reply = z.output<typeof TurnReply>;
export type Session = NonNullable<View["session"]>;
export type Form = NonNullable<View["form"]>;
export type Turn = Session["turns"][number];
export type Question = NonNullable<Session["question"]>;
export type QuestionKind = Question["kind"];
export type Scale = NonNullable<Question["scale"]>;
export type Progress = Session["progress"];
export type ScreenerQuestion = NonNullable<View["screener"]>["questions"][number];
export type Answer = NonNullable<Turn["value"]>;
export type Answers = Record<string, Answer>;
export type Manner = { typedMs?: number; pastedCharacters?: number; spoken?: boolean };
export type OwnData = z.output<(typeof getOwnData)["response"]>;
