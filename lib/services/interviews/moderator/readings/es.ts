import type { Readings } from "./readings";

export const es: Readings = {
  polite: "ahora|aqui|aquí|por favor|gracias",
  stops: [
    "(?:quiero|quisiera|me gustaría|tengo que) (?:parar|terminar|dejarlo|salir)",
    "(?:parar|paremos|basta|terminar)",
    "no quiero (?:seguir|continuar)",
  ],
  refused: [
    "(?:no )?(?:eso es todo|es todo|eso sería todo)(?: gracias)?",
    "(?:prefiero no (?:decirlo|contestar|responder)|saltar|siguiente(?: pregunta)?)",
  ],
  unsure: ["(?:yo )?no (?:lo )?(?:sé|se|recuerdo)|ni idea|nada|no estoy segur[oa]"],
  lost: [
    "(?:perdón |perdone |lo siento )?no (?:lo )?(?:entiendo|entendí|he entendido|comprendo)(?: (?:la|su|esta) pregunta| bien)?",
    "qué quieres? decir(?: con eso)?",
  ],
  asks: {
    identity: [
      "(?:eres|es usted|es esto|hablo con).*(?:ia|bot|robot|humano|humana|persona|máquina)|quién (?:eres|es usted)",
    ],
    privacy: ["quién (?:lee|ve|verá|leerá)|es (?:anónimo|confidencial|privado)|mis datos"],
    clarify: ["qué quiere(?:s)? decir|qué significa|no entiendo|puede(?:s)? (?:explicar|repetir)"],
  },
  tampering: [
    "(?:ignora|olvida) (?:todas? |las? |los |tus |anteriores )*(?:instrucciones|reglas|condiciones|condición)",
  ],
};
