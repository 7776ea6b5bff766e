import type { MailWordsIn } from "./words";

export const fr: MailWordsIn<"fr"> = {
  hello: "Bonjour {name},",
  helloAnybody: "Bonjour,",
  aTeam: "une équipe de recherche",
  invitation: {
    subject: "Invitation à une étude : {title}",
    reminderSubject: "Rappel : {title}",
    from: "{person}, de {workspace},",
    opening: "{who} vous invite à participer à une étude : {title}",
    reminder: "Il reste une place pour vous. {who} vous a invité à participer à une étude : {title}",
    interview: "C’est un entretien avec un modérateur IA. Vous écrivez vos réponses ou vous les dites.",
    interviewTyped: "C’est un entretien par écrit avec un modérateur IA.",
    survey: "C’est un court échange de questions.",
    form: "C’est un questionnaire.",
    live: "C’est un appel vidéo avec une personne de l’équipe, à l’heure de votre choix.",
    minutes: { one: "Cela prend environ {n} minute.", other: "Cela prend environ {n} minutes." },
    reward: "En remerciement, vous recevez {amount} une fois que vous avez terminé.",
    theyWrite: "Son message :",
    takePart: "Participer",
    yours: "Ce lien n’est qu’à vous. Vous pouvez vous arrêter et revenir jusqu’à ce que vous ayez terminé.",
    why: "Vous recevez ce message parce que {inviter} a saisi votre adresse dans Earshot. La participation est libre.",
    unsubscribe: "Ne plus recevoir d’invitations de cette équipe",
  },
  booking: {
    subjects: {
      booked: "Votre entretien est réservé : {title}",
      moved: "Votre entretien a un nouvel horaire : {title}",
      changed: "Votre entretien a changé : {title}",
      cancelled: "Votre entretien est annulé : {title}",
    },
    says: {
      booked: "Votre entretien avec {workspace} est réservé.",
      moved: "Votre entretien avec {workspace} a un nouvel horaire.",
      changed: "Votre entretien avec {workspace} a changé.",
      cancelled: "Votre entretien avec {workspace} est annulé.",
    },
    takesPlace: "Quand : {when}",
    wasPlanned: "Il était prévu : {when}",
    join: "Rejoindre l’appel",
    joinLater: "Nous vous enverrons le lien de l’appel dès qu’il sera prêt.",
    change: "Choisir un autre horaire ou annuler",
    another: "Choisir un autre horaire",
    entry: "Entretien avec {workspace}",
    tomorrowSubject: "Demain : votre entretien, {title}",
    tomorrow: "Un rappel de votre entretien avec {workspace}.",
  },
  decision: {
    subjects: { qualified: "Vous pouvez participer : {title}", not: "À propos de l’étude {title}" },
    says: {
      qualified: "Merci d’avoir patienté. L’équipe de recherche serait heureuse de votre participation : {title}.",
      not: "Merci de votre intérêt pour {title}. Cette fois, l’étude cherche des personnes dans une autre situation ; vous n’avez rien d’autre à faire.",
      ended:
        "Merci d’avoir patienté. Entre-temps, l’étude {title} s’est terminée ; vous n’avez rien d’autre à faire. Merci de votre intérêt.",
    },
    goOn: "Continuer",
    data: "Vos données",
    small:
      "Avec le lien de ce courriel, vous pouvez aussi voir ce qui est conservé à votre sujet et le faire supprimer.",
  },
};
