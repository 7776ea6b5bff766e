import type { Readings } from "./readings";

const ABOUT =
  "(?: (?:de|del|sobre|en|a|eso|esto|ello|ese|este|esa|esta|tema|asunto|pregunta|más|nada|mi \\p{L}+|ahora|aquí|detalles))";
const TELL =
  "(?:hablar(?:lo)?|hablando|contestar(?:lo)?|responder(?:lo)?|decir(?:lo)?|contar(?:lo)?|comentar(?:lo)?|compartir(?:lo)?|entrar|opinar)";

export const es: Readings = {
  softly: "no|pues|bueno|mire|mira|la verdad|sinceramente|es que|pero|aqui|aquí",
  politely: "perdón|perdone|disculpe|lo siento|por favor|gracias|ahora",
  leaving: ["me tengo que ir|tengo que (?:irme|marcharme|dejarlo|colgar)|debo irme"],
  stops: [
    "ya no tengo (?:más )?tiempo|no tengo más tiempo|podemos (?:parar|terminar|acabar|dejarlo)|ya (?:terminé|he terminado)|adi[oó]s|hasta luego",
    "(?:quiero|quisiera|me gustaría|tengo que) (?:parar|terminar|dejarlo|salir)",
    "(?:parar|paremos|basta|terminar)",
    "no quiero (?:seguir|continuar)",
  ],
  refused: [
    "(?:no )?(?:eso es todo|es todo|eso sería todo)(?: gracias)?",
    `(?:yo )?(?:prefiero|preferiría) no(?: ${TELL})?${ABOUT}*`,
    `(?:(?:de|sobre) (?:eso|esto|ese tema) )?no (?:quiero|quisiera|deseo|me gustaría|me apetece|me siento cómod[oa]) ${TELL}${ABOUT}*`,
    `no puedo (?:hablar|comentarlo|contarlo|entrar)${ABOUT}*`,
    "(?:eso |esto )?(?:es|son) (?:(?:algo|un|una|muy|demasiado|bastante|poco|tema|cosa|cosas|asunto|información|mi) )*(?:privad[oa]s?|personal|personales|confidencial|íntim[oa]s?)(?: mí[oa]s?)?",
    "sin comentarios|(?:eso )?no es asunto suyo|me lo guardo para mí|(?:no )?nada más(?: que (?:decir|añadir))?",
    "(?:podemos |mejor )*(?:pasar|pasemos|pasamos|vamos|cambiar|cambiemos|hablemos|hablar)(?: (?:a|de))? (?:otra cosa|otro tema|la siguiente(?: pregunta)?|otra pregunta|tema)|sigamos|saltar|siguiente(?: pregunta)?|paso",
    "(?:eso )?(?:lo |se lo |te lo )?(?:he (?:dicho|contado|explicado|mencionado|respondido|contestado) (?:ya|antes)|dije (?:ya|antes))|ya (?:(?:lo|se|te|le) )*(?:he (?:dicho|contado|explicado|mencionado|respondido|contestado)|dije|conté|respondí|contesté|expliqué|mencioné)(?: (?:antes|eso|todo))*|como (?:ya )?(?:(?:lo|te|le) )*(?:he dicho|dije)(?: antes)?",
  ],
  unsure: [
    "no me acuerdo|nunca lo he pensado|creo que no",
    "(?:yo )?no (?:lo )?(?:sé|se|recuerdo)|ni idea|nada|no estoy segur[oa]",
  ],
  lost: [
    "(?:perdón |perdone |lo siento )?no (?:lo )?(?:entiendo|entendí|he entendido|comprendo)(?: (?:la|su|esta) pregunta| bien)?",
    "qué quieres? decir(?: con eso)?",
  ],
  asks: {
    identity: [
      "(?:eres|es usted|es esto|hablo con).*(?:ia|bot|robot|humano|humana|persona|máquina)|quién (?:eres|es usted)",
    ],
    privacy: [
      "quién (?:lee|ve|verá|leerá)|es (?:anónimo|confidencial|privado)|mis datos",
      "(?:se (?:lo )?(?:comparte|compartirá|publica|publicará|va a (?:compartir|publicar))|(?:van a compartir|comparten|compartirán) (?:esto|lo que|mis))",
    ],
    repeat: ["(?:puede|puedes|podría|podrías) repetir|cuál (?:era|es) la pregunta|^(?:cómo|perdón|qué) ?\\?"],
    left: ["cuánto (?:falta|queda|dura|tiempo)|cuántas preguntas|es la última"],
    clarify: ["qué quiere(?:s)? decir|qué significa|no entiendo|puede(?:s)? (?:explicar|repetir)"],
  },
  tampering: [
    "(?:ignora|olvida) (?:todas? |las? |los |tus |anteriores )*(?:instrucciones|reglas|condiciones|condición)",
  ],
};
