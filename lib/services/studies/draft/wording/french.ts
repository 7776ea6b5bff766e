import type { Wording } from "./wording";

export const FRENCH: Wording = {
  sections: {
    warmUp: "Pour faire connaissance",
    experience: "Ce qui s’est passé",
    meaning: "Ce qu’il y a derrière",
    facts: "Quelques faits",
    wrapUp: "Avant de terminer",
  },
  interview: {
    warmUp: ({ thing }) => [
      ["Pour commencer, à quoi ressemble pour vous une journée ordinaire ?", "light"],
      [`En ce moment, à quelles occasions avez-vous affaire à ce sujet : ${thing} ?`, "light"],
    ],
    experience: {
      reason: ({ thing }) => [
        [
          `Pensez à la dernière fois que vous avez été en contact avec ${thing}. Que s’est-il passé, depuis le début ?`,
          "deep",
        ],
        ["Que cherchiez-vous à faire à ce moment-là ?", "light"],
        ["Parlez-moi du moment où vous avez décidé de la suite.", "deep"],
      ],
      behaviour: ({ thing }) => [
        [`Racontez-moi étape par étape votre expérience la plus récente avec ${thing}.`, "deep"],
        ["Qu’est-ce qui l’a déclenchée ?", "light"],
        ["Sur quoi vous appuyez-vous pendant ce temps ?", "light"],
        ["Qu’est-ce qui change d’une fois à l’autre ?", "deep"],
      ],
      attitude: ({ thing }) => [
        [`Qu’est-ce qui vous vient d’abord à l’esprit concernant ${thing} ?`, "light"],
        ["Parlez-moi d’une expérience qui a marqué votre façon de voir les choses.", "deep"],
        ["Comment votre avis a-t-il évolué avec le temps, s’il a évolué ?", "light"],
      ],
      evaluation: ({ thing }) => [
        [`Racontez-moi depuis le début votre expérience la plus récente avec ${thing}.`, "deep"],
        ["Que cherchiez-vous à faire ?", "light"],
        ["Qu’est-ce qui a bien fonctionné pour vous, s’il y a quelque chose ?", "deep"],
        ["Qu’est-ce qui vous a gêné, s’il y a quelque chose ?", "deep"],
      ],
      concept: ({ thing }) => [
        [`Quand avez-vous eu pour la dernière fois un besoin concernant ${thing}, si c’est arrivé ?`, "deep"],
        ["Comment avez-vous fait cette fois-là ?", "deep"],
        ["Qu’avez-vous essayé jusqu’ici pour vous faciliter les choses ?", "light"],
      ],
    },
    meaning: {
      reason: () => [
        ["Qu’est-ce qui comptait pour vous dans cette décision ?", "deep"],
        ["Qu’auriez-vous pu faire d’autre à ce stade ?", "light"],
        ["Qu’est-ce qui aurait dû être différent pour que vous décidiez autrement ?", "deep"],
      ],
      behaviour: () => [
        ["Quelle partie vous demande le plus d’effort ?", "deep"],
        ["Pourquoi procédez-vous de cette façon ?", "deep"],
        ["Qui d’autre est concerné par votre façon de faire ?", "light"],
      ],
      attitude: ({ thing }) => [
        [`Qu’est-ce qui compte pour vous concernant ${thing} ?`, "deep"],
        ["Quand avez-vous vu les choses autrement ?", "light"],
        ["Que dirait quelqu’un qui voit les choses à l’inverse ?", "light"],
      ],
      evaluation: () => [
        ["Comment était-ce par rapport à ce que vous attendiez ?", "deep"],
        ["Comment avez-vous contourné ce qui vous gênait, le cas échéant ?", "light"],
        ["Que laisseriez-vous exactement comme c’est ?", "light"],
      ],
      concept: () => [
        ["Avec vos propres mots, qu’est-ce que cela vous apporterait ?", "deep"],
        ["Qu’est-ce qui plaiderait pour son utilisation, s’il y a quelque chose ?", "deep"],
        ["Qu’est-ce qui vous retiendrait, s’il y a quelque chose ?", "deep"],
      ],
    },
    price: ["Comment calculeriez-vous ce que cela vaut pour vous ?", "deep"],
    wrapUp: [
      ["Si vous pouviez changer une seule chose à tout cela, laquelle serait-ce ?", "light"],
      ["Qu’aurais-je dû vous demander que je n’ai pas demandé ?", "none"],
    ],
  },
  survey: {
    frequency: {
      text: ({ thing }) => `Ces trois derniers mois, à quelle fréquence avez-vous été en contact avec ${thing} ?`,
      options: ["Chaque jour", "Chaque semaine", "Chaque mois", "Moins souvent", "Jamais"],
    },
    today: ({ thing }) => `Qu’utilisez-vous actuellement concernant ${thing} ?`,
    minutes: () => "Combien de minutes cela vous a-t-il pris la dernière fois, environ ?",
    factors: {
      text: ({ thing }) =>
        `La dernière fois que vous avez été en contact avec ${thing}, qu’est-ce qui a joué un rôle ?`,
      options: [
        "Ce que cela coûtait",
        "Le temps que cela prenait",
        "La facilité à comprendre",
        "Quelque chose qui n’a pas fonctionné",
        "La confiance envers le fournisseur",
        "Ce que d’autres personnes ont dit",
        "Autre chose",
        "Rien de tout cela",
      ],
    },
    scale: {
      reason: {
        text: () => "Avec le recul, quelle est votre satisfaction ou insatisfaction quant à votre décision ?",
        minLabel: "Très insatisfait(e)",
        maxLabel: "Très satisfait(e)",
      },
      behaviour: {
        text: ({ thing }) => `Quelle facilité ou difficulté éprouvez-vous avec ${thing} ?`,
        minLabel: "Grande difficulté",
        maxLabel: "Grande facilité",
      },
      attitude: {
        text: ({ thing }) => `Quelle importance accordez-vous à ce sujet : ${thing} ?`,
        minLabel: "Aucune importance",
        maxLabel: "Une très grande importance",
      },
      evaluation: {
        text: ({ thing }) => `Dans l’ensemble, quelle est votre satisfaction ou insatisfaction concernant ${thing} ?`,
        minLabel: "Très insatisfait(e)",
        maxLabel: "Très satisfait(e)",
      },
      concept: {
        text: () => "Quelle est la probabilité que vous l’utilisiez au cours des trois prochains mois ?",
        minLabel: "Très faible",
        maxLabel: "Très élevée",
      },
    },
    open: {
      reason: () => "Qu’est-ce qui a le plus pesé dans votre décision cette fois-là ?",
      behaviour: () => "Que faites-vous en premier quand vous commencez ?",
      attitude: ({ thing }) => `Qu’est-ce qui vous vient d’abord à l’esprit concernant ${thing} ?`,
      evaluation: ({ thing }) => `Quelle est votre expérience la plus récente avec ${thing} ?`,
      concept: () => "Avec vos propres mots, qu’est-ce que cela vous apporterait ?",
    },
    price: "Quel montant par mois vous semblerait juste ?",
    more: "Que devrions-nous savoir d’autre ?",
  },
  screener: {
    recency: {
      label: ({ thing }) => `Quand avez-vous été en contact pour la dernière fois avec ${thing} ?`,
      options: [
        ["Au cours du dernier mois", true],
        ["Il y a un à six mois", true],
        ["Il y a plus de six mois", false],
        ["Jamais", false],
      ],
    },
    part: {
      label: ({ thing }) => `En une ou deux phrases : quelle est votre expérience avec ${thing} ?`,
      condition: ({ thing, people }) =>
        people
          ? `Décrit une expérience personnelle et concrète avec ${thing}, et montre que la personne fait partie de ce groupe : ${people}.`
          : `Décrit une expérience personnelle et concrète avec ${thing}.`,
      placeholder: "Avec vos propres mots",
    },
    field: {
      label: "Dans lequel de ces domaines travaillez-vous ?",
      options: [
        ["Études de marché ou recherche utilisateur", false],
        ["Publicité ou relations publiques", false],
        ["Journalisme", false],
        ["Dans aucun d’entre eux", true],
      ],
    },
  },
  note: ({ thing, understood }) =>
    understood
      ? `Un premier jet fait à partir de modèles de phrases, sans modèle de langage : Eva a compris que le sujet est « ${thing} ». Vérifiez la formulation, mettez vos propres termes et retirez ce dont vous n’avez pas besoin.`
      : "Un premier jet fait à partir de modèles de phrases, sans modèle de langage. Eva n’a pas pu reconnaître le sujet de votre question : les questions parlent de « ce sujet ». Mettez-y vos propres mots et vérifiez le reste.",
};
