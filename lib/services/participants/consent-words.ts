import type { Language } from "@/lib/core/languages";

/** Our own wording if the researcher gave none, by language. */
export const CONSENT: Record<Language, string> = {
  en: `Taking part is voluntary, and you can stop at any time.
What you say or write is stored and read by the research team of {workspace}. Software, including AI, helps to ask the questions and to make sense of the answers. Quotes may be shown within the team without your name.
You can use the link to this page at any time to see what is stored about you and have it deleted.`,
  de: `Die Teilnahme ist freiwillig, und Sie können jederzeit aufhören.
Was Sie sagen oder schreiben, wird gespeichert und vom Forschungsteam von {workspace} gelesen; Software, auch künstliche Intelligenz, hilft beim Fragen und beim Auswerten. Zitate können im Team ohne Ihren Namen gezeigt werden.
Mit dem Link dieser Seite können Sie jederzeit sehen, was über Sie gespeichert ist, und es löschen lassen.`,
  es: `La participación es voluntaria y puede parar en cualquier momento.
Lo que diga o escriba se guarda y lo lee el equipo de investigación de {workspace}; un programa, también con inteligencia artificial, ayuda a hacer las preguntas y a interpretar las respuestas. Las citas pueden mostrarse dentro del equipo sin su nombre.
Con el enlace de esta página puede ver en todo momento lo que se ha guardado sobre usted y pedir que se borre.`,
  fr: `La participation est volontaire et vous pouvez arrêter à tout moment.
Ce que vous dites ou écrivez est conservé et lu par l'équipe de recherche de {workspace} ; un logiciel, y compris une intelligence artificielle, aide à poser les questions et à analyser les réponses. Des citations peuvent être montrées au sein de l'équipe sans votre nom.
Avec le lien de cette page, vous pouvez voir à tout moment ce qui est conservé à votre sujet et demander sa suppression.`,
};
