import type { Readings } from "./readings";

export const pt: Readings = {
  polite: "agora|aqui|por aqui|por favor|obrigad[oa]",
  stops: [
    "(?:eu )?(?:quero|queria|gostaria de|preciso|tenho que|posso|podemos) (?:parar|terminar|encerrar|sair|desistir|finalizar)(?: (?:a (?:entrevista|pesquisa|conversa)))?",
    "(?:parar|pare|vamos parar|encerrar)",
    "(?:eu )?não quero (?:mais )?continuar(?: mais)?|(?:eu )?não quero mais(?: responder(?: perguntas)?)?",
  ],
  refused: [
    "(?:não )?(?:é tudo|isso é tudo|é só isso|é só)(?: obrigad[oa])?",
    "(?:eu )?(?:prefiro|preferia|preferiria) não (?:responder|dizer|falar|comentar)(?: (?:sobre )?isso)?",
    "(?:pular|passo|próxima(?: pergunta)?|sem comentários)",
    "(?:eu )?não quero (?:responder|dizer|falar)(?: (?:sobre )?isso| essa(?: pergunta)?)?",
  ],
  unsure: [
    "(?:eu )?(?:não|nao) (?:sei|lembro|me lembro|tenho certeza|faço ideia|tenho ideia)(?: (?:não|dizer|bem|direito))?|sei lá|nenhuma ideia|nada|não|nao|nenhum[ao]?",
  ],
  lost: [
    "(?:desculp[ae] )?(?:eu )?(?:não|nao) (?:entendi|entendo|compreendi)(?: (?:bem |direito )?(?:a|sua|essa|esta) pergunta| bem| direito| o que você quer dizer)?(?: desculpa)?",
    "como assim|o que você quer dizer(?: com isso)?",
  ],
  asks: {
    identity: [
      "(?:você|vc|tu|o senhor|a senhora) (?:é|e) (?:um |uma |mesmo |realmente )*(?:ia|ai|inteligência artificial|bot|robô|humano|humana|pessoa|máquina)|(?:isso|isto) é (?:um |uma )*(?:ia|robô|bot|pessoa)|quem (?:é|e) (?:você|vc)|(?:falando|conversando) com",
    ],
    privacy: [
      "quem (?:vai ler|vai ver|vai ouvir|lê|vê|ouve)|(?:é|fica|está sendo|será) (?:tudo )?(?:anônim|confidencia|gravad|sigilos|privad)|meus dados|lgpd|privacidade",
    ],
    clarify: [
      "o que (?:você|vc|isso|isto) (?:quer dizer|significa)|como assim|o que significa|não entendi|(?:pode|poderia) (?:explicar|repetir|esclarecer|reformular)|em que sentido",
    ],
  },
  tampering: [
    "(?:ignore|ignora|esqueça|desconsidere) (?:todas |as |os |suas |essas |estas |anteriores )*(?:instruções|regras|condições|critérios|orientações)",
  ],
};
