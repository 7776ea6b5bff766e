"use client";
import { useEffect, useState } from "react";
import { BigButton } from "@/components/participant/big-button";
import { Mark } from "@/components/ui/text/mark";
import { directionOf, type Language, langOf, languageOf } from "@/lib/core/languages";

/** All languages in one small place: an error page is loaded with every study's page. */
const WORDS: Record<Language, { title: string; lead: string; again: string }> = {
  en: {
    title: "Something went wrong",
    lead: "The answers you’ve sent are safe. Please try again.",
    again: "Try again",
  },
  de: {
    title: "Etwas ist schiefgegangen",
    lead: "Ihre gesendeten Antworten sind gespeichert. Bitte versuchen Sie es noch einmal.",
    again: "Erneut versuchen",
  },
  es: {
    title: "Algo ha fallado",
    lead: "Las respuestas que ha enviado están guardadas. Inténtelo de nuevo.",
    again: "Intentar de nuevo",
  },
  fr: {
    title: "Un problème est survenu",
    lead: "Les réponses que vous avez envoyées sont enregistrées. Veuillez réessayer.",
    again: "Réessayer",
  },
  it: {
    title: "Qualcosa non ha funzionato",
    lead: "Le risposte che ha inviato sono al sicuro. Riprovi, per favore.",
    again: "Riprova",
  },
  pt: {
    title: "Algo deu errado",
    lead: "As respostas que você enviou estão salvas. Por favor, tente de novo.",
    again: "Tentar de novo",
  },
  nl: {
    title: "Er is iets misgegaan",
    lead: "De antwoorden die u hebt verstuurd, zijn bewaard. Probeer het alstublieft opnieuw.",
    again: "Opnieuw proberen",
  },
  pl: {
    title: "Coś poszło nie tak",
    lead: "Wysłane odpowiedzi są bezpieczne. Prosimy spróbować ponownie.",
    again: "Spróbuj ponownie",
  },
  ja: {
    title: "問題が発生しました",
    lead: "送信済みの回答は保存されています。もう一度お試しください。",
    again: "もう一度試す",
  },
  ar: {
    title: "حدث خطأ ما",
    lead: "الإجابات التي أرسلتموها محفوظة. يُرجى إعادة المحاولة.",
    again: "إعادة المحاولة",
  },
};

/** Speaks the browser's language, since an error knows of no study. Every answer so far has been stored. */
export default function ParticipantError({ error }: { error: Error & { digest?: string } }) {
  const [language, setLanguage] = useState<Language>("en");
  useEffect(() => setLanguage(languageOf(navigator.language)), []);
  const words = WORDS[language];
  return (
    <main
      lang={langOf(language)}
      dir={directionOf(language)}
      className="grid min-h-dvh place-items-center bg-surface px-5 text-md"
    >
      <title>{words.title}</title>
      <div role="alert" className="grid max-w-md gap-4">
        <Mark className="size-9" />
        <h1 className="text-xl">{words.title}</h1>
        <p className="text-pretty text-muted-foreground">{words.lead}</p>
        {error.digest && <p className="font-mono text-muted-foreground text-sm">Reference {error.digest}</p>}
        <div>
          <BigButton tone="primary" onClick={() => window.location.reload()}>
            {words.again}
          </BigButton>
        </div>
      </div>
    </main>
  );
}
