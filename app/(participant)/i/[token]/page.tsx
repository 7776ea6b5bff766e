import type { Metadata } from "next";
import type { Recruited } from "@/components/participant/engine/remote-engine";
import { NoSuchLink } from "@/components/participant/no-such-link";
import { Participation } from "@/components/participant/participation";
import { howLong } from "@/components/participant/words/how-long";
import { wordsFor } from "@/components/participant/words/words-for";
import { languageOf } from "@/lib/core/languages";
import { dotted } from "@/lib/core/text/dotted";
import { fill } from "@/lib/core/text/fill";
import { languageAsked } from "../../language-asked";
import { participationOf } from "./participation-of";

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ token: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await participationOf((await params).token);
  // A link of somebody's own, once posted somewhere, must not be found by searching.
  const robots = { index: false, follow: false };
  if (!view) return { title: (await wordsFor(await languageAsked())).trouble.goneTitle, robots };
  const { study } = view;
  const language = languageOf(study.language);
  const words = await wordsFor(language);
  const asks = fill(words.welcome.asks, { workspace: study.workspaceName });
  return {
    title: study.title,
    // What a messenger shows of the link: whoever is asked doesn't know us.
    description: dotted(asks, howLong(words, study, language)),
    robots,
  };
}

/** What someone who was asked to take part in a study sees. */
export default async function ParticipantPage({ params, searchParams }: Props) {
  const view = await participationOf((await params).token);
  if (!view) return <NoSuchLink language={await languageAsked()} why="gone" />;
  const language = languageOf(view.study.language);
  return (
    <Participation
      view={view}
      words={await wordsFor(language)}
      language={language}
      recruited={recruitedOf(await searchParams)}
    />
  );
}

/** Prolific adds to a study's link who comes: their id and that of their submission. */
function recruitedOf({ PROLIFIC_PID: id, SESSION_ID: session }: Query): Recruited {
  if (typeof id !== "string" || !/^[0-9a-fA-F]{24}$/.test(id)) return {};
  return {
    prolificId: id,
    ...(typeof session === "string" && /^\w{1,100}$/.test(session) && { prolificSessionId: session }),
  };
}
