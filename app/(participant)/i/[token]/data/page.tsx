import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { OwnDataPage } from "@/components/participant/data/own-data";
import { WordsProvider } from "@/components/participant/words/words-context";
import { wordsFor } from "@/components/participant/words/words-for";
import { toOwnData } from "@/lib/api/participation/data";
import { newId } from "@/lib/core/ids";
import { languageOf } from "@/lib/core/languages";
import { ownData } from "@/lib/services/participants/own-data";
import { participationOf } from "../participation-of";

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await participationOf((await params).token);
  if (!view) return {};
  const { study } = view;
  const { title } = (await wordsFor(languageOf(study.language))).data;
  return { title: `${title} · ${study.title}`, robots: { index: false, follow: false } };
}

/** What is stored about the person with this link. */
export default async function OwnDataRoute({ params }: Props) {
  const { token } = await params;
  const view = await participationOf(token);
  if (!view?.participant || view.step === "withdrawn") redirect(`/i/${token}`);
  const { study } = view;
  const data = toOwnData(await ownData({ requestId: newId("request"), address: null }, token));
  const language = languageOf(study.language);
  return (
    <WordsProvider words={await wordsFor(language)} language={language}>
      <OwnDataPage token={token} study={study} data={data} />
    </WordsProvider>
  );
}
