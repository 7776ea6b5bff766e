import type { MailWords } from "./en";

export const de: MailWords = {
  hello: "Guten Tag {name},",
  helloAnybody: "Guten Tag,",
  aTeam: "ein Forschungsteam",
  invitation: {
    subject: "Einladung zu einer Studie: {title}",
    reminderSubject: "Erinnerung: {title}",
    from: "{person} von {workspace}",
    opening: "{who} lädt Sie ein, an einer Studie teilzunehmen: {title}.",
    reminder:
      "Zur Erinnerung: {who} hat Sie eingeladen, an einer Studie teilzunehmen: {title}. Es ist noch ein Platz frei.",
    interview: "Es ist ein Gespräch, das eine KI-Moderation führt, getippt oder gesprochen.",
    survey: "Es ist ein kurzer Chat mit Fragen.",
    form: "Es ist eine Umfrage.",
    live: "Es ist ein Videogespräch mit einem Menschen aus dem Team, zu einer Zeit, die Sie wählen.",
    minutes: "Es dauert etwa {minutes} Minuten.",
    reward: "Als Dankeschön erhalten Sie {amount}, wenn Sie fertig sind.",
    theyWrite: "Man schreibt Ihnen dazu:",
    takePart: "Teilnehmen",
    yours: "Dieser Link gehört nur Ihnen. Sie können unterbrechen und wiederkommen, bis Sie fertig sind.",
    why: "Sie erhalten diese Mail, weil {inviter} Ihre Adresse in Earshot eingegeben hat. Die Teilnahme ist freiwillig. Keine weiteren Einladungen von diesem Team: {url}",
  },
  booking: {
    subjects: {
      booked: "Ihr Gespräch ist gebucht: {title}",
      moved: "Ihr Gespräch hat eine neue Zeit: {title}",
      changed: "Ihr Gespräch wurde geändert: {title}",
      cancelled: "Ihr Gespräch ist abgesagt: {title}",
    },
    says: {
      booked: "Ihr Gespräch mit {workspace} ist gebucht.",
      moved: "Ihr Gespräch mit {workspace} hat eine neue Zeit.",
      changed: "Ihr Gespräch mit {workspace} wurde geändert.",
      cancelled: "Ihr Gespräch mit {workspace} ist abgesagt.",
    },
    takesPlace: "Es findet statt: {when}",
    wasPlanned: "Es war geplant für: {when}",
    join: "Hier geht es zum Gespräch",
    joinLater: "Die Adresse des Gesprächs wird Ihnen noch geschickt.",
    change: "Andere Zeit wählen oder absagen",
    another: "Andere Zeit wählen",
    entry: "Gespräch mit {workspace}",
    tomorrowSubject: "Morgen: Ihr Gespräch, {title}",
    tomorrow: "Eine Erinnerung an Ihr Gespräch mit {workspace}.",
  },
  decision: {
    subjects: { qualified: "Sie können teilnehmen: {title}", not: "Zur Studie {title}" },
    says: {
      qualified: "Danke für Ihre Geduld. Das Forschungsteam freut sich, wenn Sie teilnehmen: {title}.",
      not: "Danke für Ihr Interesse an {title}. Diesmal sucht die Studie Menschen in einer anderen Lage; Sie müssen nichts weiter tun.",
    },
    goOn: "Weiter",
    data: "Ihre Daten",
    small: "Mit dem Link dieser Mail können Sie auch sehen, was über Sie gespeichert ist, und es löschen lassen.",
  },
};
