import type { Wording } from "./wording";

export const GERMAN: Wording = {
  sections: {
    warmUp: "Zum Kennenlernen",
    experience: "Was passiert ist",
    meaning: "Was dahintersteckt",
    facts: "Ein paar Fakten",
    wrapUp: "Zum Schluss",
  },
  interview: {
    warmUp: ({ thing }) => [
      ["Wie sieht bei Ihnen ein gewöhnlicher Tag aus?", "light"],
      [`Wo begegnet Ihnen das Thema ${thing} zurzeit, wenn überhaupt?`, "light"],
    ],
    experience: {
      reason: ({ thing }) => [
        [
          `Denken Sie an das letzte Mal, als das Thema ${thing} für Sie anstand. Was ist da von Anfang an passiert?`,
          "deep",
        ],
        ["Was wollten Sie in diesem Moment erreichen?", "light"],
        ["Erzählen Sie mir von dem Moment, in dem Sie entschieden haben, wie es weitergeht.", "deep"],
      ],
      behaviour: ({ thing }) => [
        [`Nehmen Sie mich mit durch das letzte Mal, als das Thema ${thing} anstand, Schritt für Schritt.`, "deep"],
        ["Was war der Auslöser?", "light"],
        ["Worauf verlassen Sie sich dabei?", "light"],
        ["Worin unterscheidet es sich von Mal zu Mal?", "deep"],
      ],
      attitude: ({ thing }) => [
        [`Was kommt Ihnen beim Thema ${thing} als Erstes in den Sinn?`, "light"],
        ["Erzählen Sie mir von einem Erlebnis, das Ihre Sicht darauf geprägt hat.", "deep"],
        ["Wie hat sich Ihre Sicht im Lauf der Zeit verändert, wenn überhaupt?", "light"],
      ],
      evaluation: ({ thing }) => [
        [`Erzählen Sie mir von Anfang an, was Sie zuletzt beim Thema ${thing} erlebt haben.`, "deep"],
        ["Was wollten Sie dabei erreichen?", "light"],
        ["Was hat für Sie gut funktioniert, wenn überhaupt etwas?", "deep"],
        ["Was stand Ihnen im Weg, wenn überhaupt etwas?", "deep"],
      ],
      concept: ({ thing }) => [
        [`Wann stand das Thema ${thing} für Sie zuletzt an, wenn überhaupt?`, "deep"],
        ["Wie haben Sie sich da geholfen?", "deep"],
        ["Was haben Sie bisher versucht, um es sich leichter zu machen?", "light"],
      ],
    },
    meaning: {
      reason: () => [
        ["Worauf kam es Ihnen bei dieser Entscheidung an?", "deep"],
        ["Was hätten Sie an dieser Stelle sonst noch tun können?", "light"],
        ["Was hätte anders sein müssen, damit Sie sich anders entscheiden?", "deep"],
      ],
      behaviour: () => [
        ["Welcher Teil davon macht Ihnen am meisten Mühe?", "deep"],
        ["Warum machen Sie es auf diese Weise?", "deep"],
        ["Wen betrifft es sonst noch, wie Sie das machen?", "light"],
      ],
      attitude: ({ thing }) => [
        [`Was ist Ihnen beim Thema ${thing} wichtig?`, "deep"],
        ["Wann haben Sie das schon einmal anders gesehen?", "light"],
        ["Was würde jemand sagen, der es umgekehrt sieht?", "light"],
      ],
      evaluation: () => [
        ["Wie war es im Vergleich zu dem, was Sie erwartet hatten?", "deep"],
        ["Wie haben Sie sich geholfen, wenn etwas im Weg stand?", "light"],
        ["Was würden Sie genau so lassen, wie es ist?", "light"],
      ],
      concept: () => [
        ["Was würde Ihnen das bringen, in Ihren eigenen Worten?", "deep"],
        ["Was spräche für Sie dafür, wenn überhaupt etwas?", "deep"],
        ["Was spräche für Sie dagegen, wenn überhaupt etwas?", "deep"],
      ],
    },
    price: ["Wie würden Sie für sich ausrechnen, was Ihnen das wert ist?", "deep"],
    wrapUp: [
      ["Wenn Sie an all dem eine Sache ändern könnten, welche wäre das?", "light"],
      ["Was hätte ich Sie noch fragen sollen?", "none"],
    ],
  },
  survey: {
    frequency: {
      text: ({ thing }) => `Wie oft hatten Sie in den letzten drei Monaten mit dem Thema ${thing} zu tun?`,
      options: ["Jeden Tag", "Jede Woche", "Jeden Monat", "Seltener", "Gar nicht"],
    },
    today: ({ thing }) => `Was nutzen Sie zurzeit, wenn es um das Thema ${thing} geht?`,
    minutes: () => "Wie viele Minuten hat es beim letzten Mal ungefähr gedauert?",
    factors: {
      text: ({ thing }) => `Als Sie zuletzt mit dem Thema ${thing} zu tun hatten: Was davon hat eine Rolle gespielt?`,
      options: [
        "Was es gekostet hat",
        "Wie lange es gedauert hat",
        "Wie verständlich es war",
        "Etwas, das nicht funktioniert hat",
        "Das Vertrauen in den Anbieter",
        "Was andere gesagt haben",
        "Etwas anderes",
        "Nichts davon",
      ],
    },
    scale: {
      reason: {
        text: () => "Wie zufrieden oder unzufrieden sind Sie im Rückblick mit Ihrer Entscheidung?",
        minLabel: "Sehr unzufrieden",
        maxLabel: "Sehr zufrieden",
      },
      behaviour: {
        text: ({ thing }) => `Wie leicht oder schwer fällt Ihnen der Umgang mit dem Thema ${thing}?`,
        minLabel: "Sehr schwer",
        maxLabel: "Sehr leicht",
      },
      attitude: {
        text: ({ thing }) => `Wie wichtig oder unwichtig ist Ihnen das Thema ${thing}?`,
        minLabel: "Völlig unwichtig",
        maxLabel: "Äußerst wichtig",
      },
      evaluation: {
        text: ({ thing }) => `Wie zufrieden oder unzufrieden sind Sie alles in allem beim Thema ${thing}?`,
        minLabel: "Sehr unzufrieden",
        maxLabel: "Sehr zufrieden",
      },
      concept: {
        text: () =>
          "Wie wahrscheinlich oder unwahrscheinlich ist es, dass Sie das in den nächsten drei Monaten nutzen würden?",
        minLabel: "Sehr unwahrscheinlich",
        maxLabel: "Sehr wahrscheinlich",
      },
    },
    open: {
      reason: () => "Was hat bei Ihrer Entscheidung am meisten gewogen?",
      behaviour: () => "Was tun Sie zuerst, wenn Sie damit anfangen?",
      attitude: ({ thing }) => `Was kommt Ihnen beim Thema ${thing} als Erstes in den Sinn?`,
      evaluation: ({ thing }) => `Was haben Sie zuletzt beim Thema ${thing} erlebt?`,
      concept: () => "Was würde Ihnen das bringen, in Ihren eigenen Worten?",
    },
    price: "Welchen Betrag im Monat fänden Sie dafür angemessen?",
    more: "Was sollten wir sonst noch wissen?",
  },
  screener: {
    recency: {
      label: ({ thing }) => `Wann hatten Sie zuletzt mit dem Thema ${thing} zu tun?`,
      options: [
        ["Im letzten Monat", true],
        ["Vor einem bis sechs Monaten", true],
        ["Vor mehr als sechs Monaten", false],
        ["Nie", false],
      ],
    },
    part: {
      label: ({ thing }) => `In ein, zwei Sätzen: Was haben Sie mit dem Thema ${thing} zu tun?`,
      condition: ({ thing, people }) =>
        people
          ? `Beschreibt eigene, konkrete Erfahrung mit dem Thema ${thing} und lässt erkennen, dass die Person dazugehört: ${people}.`
          : `Beschreibt eigene, konkrete Erfahrung mit dem Thema ${thing}.`,
      placeholder: "In Ihren eigenen Worten",
    },
    field: {
      label: "In welchem dieser Bereiche arbeiten Sie?",
      options: [
        ["Markt- oder Nutzerforschung", false],
        ["Werbung oder Öffentlichkeitsarbeit", false],
        ["Journalismus", false],
        ["In keinem davon", true],
      ],
    },
  },
  note: ({ thing, understood }) =>
    understood
      ? `Ein erster Entwurf aus Vorlagen, ohne Sprachmodell geschrieben: Als Thema hat Eva „${thing}“ verstanden. Bitte prüfen Sie den Wortlaut, setzen Sie Ihre eigenen Begriffe ein und streichen Sie, was Sie nicht brauchen.`
      : "Ein erster Entwurf aus Vorlagen, ohne Sprachmodell geschrieben. Eva konnte das Thema Ihrer Frage nicht erkennen, deshalb ist vom „Thema aus der Einladung“ die Rede: Setzen Sie dort Ihre eigenen Worte ein und prüfen Sie den Rest.",
};
