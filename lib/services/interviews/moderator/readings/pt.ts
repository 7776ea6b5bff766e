import type { Readings } from "./readings";

const ABOUT =
  "(?: (?:sobre|em|de|a|isso|isto|nisso|disso|esse|este|essa|esta|assunto|pergunta|mais|nada|detalhes|meu \\p{L}+|minha \\p{L}+|agora|aqui))";
const TELL = "(?:responder|dizer|falar|falando|comentar|contar|entrar|compartilhar)";

export const pt: Readings = {
  softly: "não|nao|olha|sinceramente|na verdade|bom|bem|mas|aqui|por aqui",
  politely: "desculp[ae]|por favor|obrigad[oa]|agora",
  leaving: ["(?:eu )?(?:preciso|tenho que|tenho de|devo) (?:ir(?: embora)?|sair|desligar)"],
  stops: [
    "não tenho mais tempo|(?:já )?terminei|tchau|até logo|adeus",
    "(?:eu )?(?:quero|queria|gostaria de|preciso|tenho que|posso|podemos) (?:parar|terminar|encerrar|sair|desistir|finalizar)(?: (?:a (?:entrevista|pesquisa|conversa)))?",
    "(?:parar|pare|vamos parar|encerrar)",
    "(?:eu )?não quero (?:mais )?continuar(?: mais)?|(?:eu )?não quero mais(?: responder(?: perguntas)?)?",
  ],
  refused: [
    "(?:não )?(?:é tudo|isso é tudo|é só isso|é só)(?: obrigad[oa])?",
    `(?:eu )?(?:prefiro|preferia|preferiria|gostaria de) não(?: ${TELL})?${ABOUT}*`,
    `(?:eu )?(?:não|nao) (?:quero|queria|gostaria de|me sinto (?:à vontade|confortável)(?: (?:para|em))?) ${TELL}${ABOUT}*`,
    "(?:isso |isto )?(?:é|são) (?:(?:algo|um|uma|muito|meio|pouco|bem|coisa|coisas|assunto) )*(?:pessoal|pessoais|particular|privad[oa]|íntim[oa]|confidencial)",
    "sem comentários?|não é da sua conta|(?:prefiro )?guard(?:o|ar) (?:isso )?(?:para|pra) mim|mais nada|nada mais|nada a acrescentar",
    "(?:podemos |vamos |pode |dá para )?(?:passar|seguir|ir|pular) (?:para|pra|em|a|à) (?:a )?(?:próxima(?: pergunta)?|seguinte|frente|outra coisa|outro assunto)|(?:podemos |vamos )?(?:mudar|mudemos) de assunto|pular|passo|próxima(?: pergunta)?",
    "(?:eu )?já (?:disse|falei|respondi|contei|expliquei|mencionei)(?: (?:isso|antes|tudo|acima|sobre))*|como (?:eu )?(?:já )?(?:disse|falei)(?: antes)?",
  ],
  unsure: [
    "acho que não|nunca pensei nisso",
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
      "(?:será|serão|vai ser|vão ser|é)(?: \\p{L}+){0,2} (?:compartilhad|repassad|publicad|mostrad)",
    ],
    repeat: ["(?:pode|poderia) repetir|qual (?:era|é|foi) a pergunta|^(?:como|o quê|oi|perdão) ?\\?"],
    left: ["quanto (?:falta|tempo)|quantas perguntas|é a última|falta muito"],
    clarify: [
      "o que (?:você|vc|isso|isto) (?:quer dizer|significa)|como assim|o que significa|não entendi|(?:pode|poderia) (?:explicar|repetir|esclarecer|reformular)|em que sentido",
    ],
  },
  tampering: [
    "(?:ignore|ignora|esqueça|desconsidere) (?:todas |as |os |suas |essas |estas |anteriores )*(?:instruções|regras|condições|critérios|orientações)",
  ],
};
