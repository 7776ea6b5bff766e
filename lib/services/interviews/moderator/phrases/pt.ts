import type { Phrases } from "./phrases";

export const PORTUGUESE: Phrases = {
  greeting:
    "Olá, e agradeço sua participação. Eu sou uma moderação por IA: faço uma pergunta por vez, e uma equipe de pesquisa lê o que você diz. Não há respostas certas ou erradas, e você pode parar quando quiser.",
  nudges: {
    unsure: [
      "Fique à vontade para pensar. Qualquer coisa que vier à mente ajuda, mesmo algo pequeno.",
      "Sem pressa. Se você pensar em uma situação específica, o que vem à mente?",
      "Se preferir não falar sobre isso, tudo bem. Se não for o caso, uma ou duas frases ajudariam.",
    ],
    brief: [
      "Você poderia contar um pouco mais? Um exemplo curto já basta.",
      "Tudo o que você puder acrescentar ajuda a entender melhor.",
      "Você diria isso com mais algumas palavras?",
    ],
  },
  goOn: ["Tudo bem. Vamos continuar.", "Claro. Vamos adiante."],
  followUps: {
    anything: ["Você mencionou “{phrase}”. Pode me contar mais sobre isso?"],
    events: [
      "Você disse “{phrase}”. O que estava acontecendo naquele momento?",
      "Eu gostaria de ficar um instante em “{phrase}”. O que isso significou para você?",
      "Você falou de “{phrase}”. O que veio antes, e o que veio depois?",
      "Você disse “{phrase}”. Como descreveria isso para alguém que não estava lá?",
    ],
    statements: [
      "Quando você diz “{phrase}”, em que está pensando?",
      "Você disse “{phrase}”. Como isso acontece na prática?",
      "Eu gostaria de ficar um instante em “{phrase}”. O que isso significa para você?",
      "Você disse “{phrase}”. O que está por trás disso?",
    ],
  },
  chosen: [
    "Você escolheu “{phrase}”. O que está por trás disso?",
    "O que levou você a “{phrase}”?",
    "Sua escolha foi “{phrase}”. Em que você estava pensando?",
  ],
  rated: [
    "Você deu {value}. O que está por trás desse número?",
    "Em que você estava pensando quando deu {value}?",
    "Você respondeu {value}. Pode me contar como chegou a isso?",
  ],
  generic: [
    "Pode me contar mais sobre isso?",
    "Pode me contar uma vez específica em que isso aconteceu?",
    "O que mais vem à mente sobre isso?",
  ],
  remarks: {
    repeat: "A pergunta era: “{question}”",
    left: "Depois desta, restam no máximo {count}, e você pode parar quando quiser. Continuamos com a pergunta acima?",
    last: "Esta é a última pergunta. Responda como preferir.",
    identity:
      "Eu sou uma moderação por IA, não uma pessoa. Eu faço as perguntas, e as pessoas da equipe de pesquisa leem suas respostas. Continue com a pergunta acima quando quiser.",
    privacy:
      "O que você escreve aqui é salvo para a equipe de pesquisa deste estudo. Pelo link desta página, você também pode ver o que está salvo sobre você e pedir a exclusão. Pode deixar de fora o que não quiser compartilhar.",
    clarify: "Não há um significado específico: entenda a pergunta acima do jeito que fizer sentido para você.",
    injection:
      "Eu sou uma moderação por IA e aqui só posso fazer as perguntas deste estudo. A pergunta acima continua em aberto.",
    other: [
      "Como moderação por IA, não posso responder a isso, mas a equipe de pesquisa vai ler. O que você diria sobre a pergunta acima?",
      "Essa é uma pergunta para a equipe de pesquisa; como moderação por IA, não posso falar por ela. Vamos continuar com a pergunta acima?",
      "Também não tenho resposta para isso; fica registrado para a equipe. A pergunta acima continua em aberto.",
    ],
  },
  close: "Essa foi minha última pergunta. Agradeço muito seu tempo e tudo o que você contou.",
  stop: "Claro, paramos por aqui. Agradeço seu tempo. O que você disse até agora fica salvo, e você pode pedir a exclusão a qualquer momento.",
};
