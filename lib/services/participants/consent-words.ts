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
  it: `La partecipazione è volontaria e può interromperla in qualsiasi momento.
Ciò che dice o scrive viene salvato e letto dal gruppo di ricerca di {workspace}; un software, anche con intelligenza artificiale, aiuta a porre le domande e a interpretare le risposte. Le citazioni possono essere mostrate all’interno del gruppo senza il suo nome.
Con il link di questa pagina può vedere in qualsiasi momento che cosa è salvato su di lei e farlo eliminare.`,
  pt: `A participação é voluntária, e você pode parar a qualquer momento.
O que você diz ou escreve é salvo e lido pela equipe de pesquisa de {workspace}; um software, inclusive com inteligência artificial, ajuda a fazer as perguntas e a interpretar as respostas. Trechos podem ser mostrados dentro da equipe sem o seu nome.
Com o link desta página, você pode ver a qualquer momento o que está salvo sobre você e pedir a exclusão.`,
  nl: `Meedoen is vrijwillig en u kunt op elk moment stoppen.
Wat u zegt of schrijft, wordt bewaard en gelezen door het onderzoeksteam van {workspace}; software, ook kunstmatige intelligentie, helpt bij het stellen van de vragen en het begrijpen van de antwoorden. Citaten kunnen binnen het team worden getoond zonder uw naam.
Met de link van deze pagina kunt u altijd zien wat er over u is bewaard, en het laten verwijderen.`,
  pl: `Udział jest dobrowolny i można go przerwać w każdej chwili.
To, co zostanie powiedziane lub napisane, jest zapisywane i czytane przez zespół badawczy {workspace}; oprogramowanie, w tym sztuczna inteligencja, pomaga zadawać pytania i analizować odpowiedzi. Cytaty mogą być pokazywane w zespole bez podawania imienia i nazwiska.
Link do tej strony pozwala w każdej chwili zobaczyć zapisane dane o sobie i je usunąć.`,
  ja: `参加は任意で、いつでもやめることができます。
お話しいただいた内容や入力された内容は保存され、{workspace}の調査チームが読みます。質問や回答の分析には、AIを含むソフトウェアを使用します。回答の一部が、お名前を伏せてチーム内で引用されることがあります。
このページのリンクから、保存されている内容をいつでも確認し、削除することができます。`,
  ar: `المشاركة طوعية، ويمكنكم التوقف في أي وقت.
ما تقولونه أو تكتبونه يُحفظ ويقرؤه فريق البحث لدى {workspace}، وتساعد برمجيات، منها الذكاء الاصطناعي، في طرح الأسئلة وفهم الإجابات. قد تُعرض اقتباسات داخل الفريق دون ذكر اسمكم.
يمكنكم في أي وقت، عبر رابط هذه الصفحة، الاطلاع على ما حُفظ عنكم وطلب حذفه.`,
};
