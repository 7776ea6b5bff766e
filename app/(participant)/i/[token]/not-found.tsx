import type { Metadata } from "next";
import { wordsFor } from "@/components/participant/words/words-for";
import { Mark } from "@/components/ui/mark";
import { directionOf, langOf } from "@/lib/core/languages";
import { languageAsked } from "../../language-asked";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await wordsFor(await languageAsked())).trouble.badLinkTitle };
}

/** A link that leads nowhere. */
export default async function NoSuchLink() {
  const language = await languageAsked();
  const { trouble } = await wordsFor(language);
  return (
    <main
      lang={langOf(language)}
      dir={directionOf(language)}
      className="grid min-h-dvh place-items-center bg-surface px-5 text-md"
    >
      <div className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">{trouble.badLinkTitle}</h1>
        <p className="text-pretty text-muted-foreground">{trouble.badLink}</p>
      </div>
    </main>
  );
}
