import type { Metadata } from "next";
import { Participation } from "@/components/participant/participation";
import { languageOf } from "@/components/participant/words/language";
import { wordsFor } from "@/components/participant/words/words-for";
import { participationOf } from "./participation-of";

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await participationOf((await params).token)).study.title };
}

/** What somebody sees who was asked to take part in a study. */
export default async function ParticipantPage({ params, searchParams }: Props) {
  const view = await participationOf((await params).token);
  const language = languageOf(view.study.language);
  return (
    <Participation
      view={view}
      words={wordsFor(language)}
      language={language}
      recruited={recruitedOf(await searchParams)}
    />
  );
}

/** Prolific adds who comes to a study's link: their id and that of their submission. */
function recruitedOf({ PROLIFIC_PID, SESSION_ID }: Query): Record<string, string> {
  const isGiven = (value: Query[string]): value is string => typeof value === "string" && /^\w{1,100}$/.test(value);
  return {
    ...(isGiven(PROLIFIC_PID) && { prolificId: PROLIFIC_PID }),
    ...(isGiven(PROLIFIC_PID) && isGiven(SESSION_ID) && { prolificSessionId: SESSION_ID }),
  };
}
