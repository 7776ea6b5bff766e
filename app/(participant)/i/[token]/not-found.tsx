import { headers } from "next/headers";
import { languageOf } from "@/components/participant/words/language";
import { wordsFor } from "@/components/participant/words/words-for";
import { Mark } from "@/components/ui/mark";

/** A link that leads nowhere; the study's language is not known, so the browser's is taken. */
export default async function NoSuchLink() {
  const language = languageOf((await headers()).get("accept-language")?.split(",")[0] ?? null);
  const { trouble } = wordsFor(language);
  return (
    <main lang={language} className="grid min-h-dvh place-items-center bg-surface px-5 text-md">
      <div className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">{trouble.badLinkTitle}</h1>
        <p className="text-pretty text-muted-foreground">{trouble.badLink}</p>
      </div>
    </main>
  );
}
