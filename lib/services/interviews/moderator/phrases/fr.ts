import type { Phrases } from "./phrases";

export const FRENCH: Phrases = {
  greeting:
    "Bonjour et merci de participer. Je suis une IA qui modère : je pose une question à la fois, et une équipe de recherche lit ce que vous dites. Il n'y a ni bonne ni mauvaise réponse, et vous pouvez arrêter quand vous voulez.",
  nudges: {
    unsure: [
      "Prenez votre temps. Tout ce qui vous vient à l'esprit est utile, même un détail.",
      "Rien ne presse. Si vous pensez à une situation précise, qu'est-ce qui vous vient à l'esprit ?",
      "Si vous préférez ne pas en parler, c'est très bien. Sinon, une phrase ou deux aideraient.",
    ],
    brief: [
      "Pourriez-vous en dire un peu plus ? Un court exemple suffit.",
      "Tout ce que vous pouvez ajouter aidera à mieux comprendre.",
      "Le diriez-vous avec quelques mots de plus ?",
    ],
  },
  goOn: ["Aucun problème. Continuons.", "Bien sûr. Passons à la suite."],
  followUps: {
    anything: ["Vous avez mentionné « {phrase} ». Pouvez-vous m'en dire plus ?"],
    events: [
      "Vous avez dit « {phrase} ». Que se passait-il à ce moment-là ?",
      "J'aimerais m'arrêter un instant sur « {phrase} ». Qu'est-ce que cela a signifié pour vous ?",
      "Vous avez parlé de « {phrase} ». Qu'y a-t-il eu avant, et après ?",
      "Vous avez dit « {phrase} ». Comment le décririez-vous à quelqu'un qui n'était pas là ?",
    ],
    statements: [
      "Quand vous dites « {phrase} », à quoi pensez-vous ?",
      "Vous avez dit « {phrase} ». Comment cela se passe-t-il en pratique ?",
      "J'aimerais m'arrêter un instant sur « {phrase} ». Qu'est-ce que cela signifie pour vous ?",
      "Vous avez dit « {phrase} ». Qu'y a-t-il derrière cela ?",
    ],
  },
  chosen: [
    "Vous avez choisi « {phrase} ». Qu'y a-t-il derrière ce choix ?",
    "Qu'est-ce qui vous a mené à « {phrase} » ?",
    "Votre choix était « {phrase} ». À quoi pensiez-vous ?",
  ],
  rated: [
    "Vous avez donné {value}. Qu'y a-t-il derrière ce chiffre ?",
    "À quoi pensiez-vous en donnant {value} ?",
    "Vous avez répondu {value}. Comment y êtes-vous arrivé ?",
  ],
  generic: [
    "Pouvez-vous m'en dire plus à ce sujet ?",
    "Pouvez-vous me raconter une fois précise où c'est arrivé ?",
    "Qu'est-ce qui vous vient encore à l'esprit à ce sujet ?",
  ],
  remarks: {
    repeat: "La question était : « {question} »",
    left: "Après celle-ci, il en reste au plus {count}, et vous pouvez arrêter quand vous voulez. Continuons-nous avec la question ci-dessus ?",
    last: "C'est la dernière question. Répondez comme vous le souhaitez.",
    identity:
      "Je suis une IA qui modère, pas une personne. Je pose les questions, et les personnes de l'équipe de recherche lisent vos réponses. Continuez avec la question ci-dessus quand vous voulez.",
    privacy:
      "Ce que vous écrivez ici est conservé pour l'équipe de recherche de cette étude. Le lien de cette page vous permet aussi de voir ce qui est conservé à votre sujet et de le faire supprimer. Laissez de côté ce que vous ne voulez pas partager.",
    clarify: "Il n'y a pas de sens caché : prenez la question ci-dessus de la façon qui a du sens pour vous.",
    injection:
      "Je suis une IA qui modère, et je ne peux ici que poser les questions de cette étude. La question ci-dessus reste ouverte.",
    other: [
      "En tant qu'IA je ne peux pas répondre à cela, mais l'équipe de recherche le lira. Que diriez-vous de la question ci-dessus ?",
      "C'est une question pour l'équipe de recherche ; je ne peux pas parler en son nom. Continuons-nous avec la question ci-dessus ?",
      "Je n'ai pas de réponse à cela non plus ; c'est noté pour l'équipe. La question ci-dessus reste ouverte.",
    ],
  },
  close: "C'était ma dernière question. Merci beaucoup pour votre temps et pour tout ce que vous avez partagé.",
  stop: "Bien sûr, nous arrêtons ici. Merci pour votre temps. Ce que vous avez dit jusqu'ici est conservé, et vous pouvez le faire supprimer à tout moment.",
};
