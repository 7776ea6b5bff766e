import type { Phrases } from "./phrases";

export const GERMAN: Phrases = {
  greeting:
    "Hallo und danke, dass Sie mitmachen. Ich bin eine KI-Moderation: Ich stelle eine Frage nach der anderen, und ein Forschungsteam liest, was Sie sagen. Es gibt keine richtigen oder falschen Antworten, und Sie können jederzeit aufhören.",
  nudges: {
    unsure: [
      "Lassen Sie sich Zeit. Alles, was Ihnen einfällt, hilft, auch eine Kleinigkeit.",
      "Keine Eile. Wenn Sie an eine bestimmte Situation denken, was fällt Ihnen ein?",
      "Wenn Sie darauf nicht eingehen möchten, ist das in Ordnung. Sonst würden ein, zwei Sätze helfen.",
    ],
    brief: [
      "Könnten Sie etwas mehr dazu sagen? Ein kurzes Beispiel genügt.",
      "Was immer Sie ergänzen können, hilft, es besser zu verstehen.",
      "Würden Sie das mit ein paar Worten mehr sagen?",
    ],
  },
  goOn: ["Das ist in Ordnung. Machen wir weiter.", "Natürlich. Kommen wir zum Nächsten."],
  followUps: {
    anything: ["Sie haben „{phrase}“ erwähnt. Können Sie mir mehr darüber erzählen?"],
    events: [
      "Sie sagten „{phrase}“. Was war in diesem Moment los?",
      "Ich würde gern kurz bei „{phrase}“ bleiben. Was hat das für Sie bedeutet?",
      "Sie sprachen von „{phrase}“. Was kam davor, und was kam danach?",
      "Sie sagten „{phrase}“. Wie würden Sie das jemandem beschreiben, der nicht dabei war?",
    ],
    statements: [
      "Wenn Sie „{phrase}“ sagen, woran denken Sie dabei?",
      "Sie sagten „{phrase}“. Wie sieht das in der Praxis aus?",
      "Ich würde gern kurz bei „{phrase}“ bleiben. Was bedeutet das für Sie?",
      "Sie sagten „{phrase}“. Was steckt dahinter?",
    ],
  },
  chosen: [
    "Sie haben „{phrase}“ gewählt. Was steht dahinter?",
    "Was hat Sie zu „{phrase}“ geführt?",
    "Ihre Wahl war „{phrase}“. Woran haben Sie dabei gedacht?",
  ],
  rated: [
    "Sie haben {value} angegeben. Was steht hinter dieser Zahl?",
    "Woran haben Sie gedacht, als Sie {value} angaben?",
    "Ihre Antwort war {value}. Wie sind Sie darauf gekommen?",
  ],
  generic: [
    "Können Sie mir mehr darüber erzählen?",
    "Können Sie mir ein bestimmtes Mal schildern, bei dem das vorkam?",
    "Was fällt Ihnen dazu noch ein?",
  ],
  remarks: {
    repeat: "Die Frage war: „{question}“",
    left: "Nach dieser kommen noch höchstens {count}, und Sie können jederzeit aufhören. Machen wir mit der Frage oben weiter?",
    last: "Das ist die letzte Frage. Antworten Sie gern, wie es Ihnen passt.",
    identity:
      "Ich bin eine KI-Moderation, kein Mensch. Ich stelle die Fragen, und die Menschen im Forschungsteam lesen Ihre Antworten. Machen Sie gern mit der Frage oben weiter.",
    privacy:
      "Was Sie hier schreiben, wird für das Forschungsteam dieser Studie gespeichert. Über den Link dieser Seite können Sie sehen, was über Sie gespeichert ist, und es löschen lassen. Lassen Sie gern aus, was Sie nicht teilen möchten.",
    clarify: "Dahinter steckt nichts Bestimmtes: Bitte verstehen Sie die Frage oben so, wie sie für Sie Sinn ergibt.",
    injection:
      "Ich bin eine KI-Moderation und kann hier nur die Fragen dieser Studie stellen. Die Frage oben ist noch offen.",
    other: [
      "Das kann ich als KI-Moderation nicht beantworten, aber das Forschungsteam wird es lesen. Was würden Sie zur Frage oben sagen?",
      "Das ist eine Frage an das Forschungsteam; für das Team kann ich als KI-Moderation nicht sprechen. Wollen wir mit der Frage oben weitermachen?",
      "Auch darauf habe ich keine Antwort; es bleibt für das Team festgehalten. Die Frage oben ist noch offen.",
    ],
  },
  close: "Das war meine letzte Frage. Vielen Dank für Ihre Zeit und für alles, was Sie erzählt haben.",
  stop: "Natürlich, wir hören hier auf. Danke für Ihre Zeit. Was Sie bisher gesagt haben, bleibt gespeichert, und Sie können es jederzeit löschen lassen.",
};
