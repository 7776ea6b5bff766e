import type { Phrases } from "./phrases";

export const ITALIAN: Phrases = {
  greeting:
    "Buongiorno e grazie per la sua partecipazione. Sono un moderatore IA: faccio una domanda alla volta e un gruppo di ricerca legge ciò che lei dice. Non ci sono risposte giuste o sbagliate e può fermarsi quando vuole.",
  nudges: {
    unsure: [
      "Si prenda il tempo che serve. Tutto ciò che le viene in mente è utile, anche una piccola cosa.",
      "Senza fretta. Se pensa a una situazione precisa, che cosa le viene in mente?",
      "Se preferisce non parlarne, va bene. Altrimenti, una o due frasi sarebbero utili.",
    ],
    brief: [
      "Potrebbe dire qualcosa di più? Basta un breve esempio.",
      "Qualunque cosa possa aggiungere aiuta a capire meglio.",
      "Lo direbbe con qualche parola in più?",
    ],
  },
  goOn: ["Va bene così. Andiamo avanti.", "Certo. Passiamo oltre."],
  followUps: {
    anything: ["Ha parlato di «{phrase}». Può dirmi di più?"],
    events: [
      "Ha detto «{phrase}». Che cosa succedeva in quel momento?",
      "Vorrei soffermarmi un attimo su «{phrase}». Che cosa ha significato per lei?",
      "Ha menzionato «{phrase}». Che cosa c’è stato prima, e che cosa dopo?",
      "Ha detto «{phrase}». Come lo descriverebbe a qualcuno che non c’era?",
    ],
    statements: [
      "Quando dice «{phrase}», a che cosa pensa?",
      "Ha detto «{phrase}». Che cosa vuol dire, in concreto?",
      "Vorrei soffermarmi un attimo su «{phrase}». Che cosa significa per lei?",
      "Ha detto «{phrase}». Che cosa c’è dietro?",
    ],
  },
  chosen: [
    "Ha scelto «{phrase}». Che cosa c’è dietro?",
    "Che cosa l’ha portata a «{phrase}»?",
    "La sua scelta è stata «{phrase}». A che cosa pensava?",
  ],
  rated: [
    "Ha indicato {value}. Che cosa c’è dietro questo numero?",
    "A che cosa pensava quando ha indicato {value}?",
    "Ha risposto {value}. Può raccontarmi come è nato questo valore?",
  ],
  generic: [
    "Può dirmi di più al riguardo?",
    "Può raccontarmi una volta precisa in cui è successo?",
    "Che cos’altro le viene in mente al riguardo?",
  ],
  remarks: {
    repeat: "La domanda era: «{question}»",
    left: "Dopo questa ne restano al massimo {count}, e può fermarsi quando vuole. Continuiamo con la domanda qui sopra?",
    last: "È l’ultima domanda. Risponda come preferisce.",
    identity:
      "Sono un moderatore IA, non una persona. Io faccio le domande e le persone del gruppo di ricerca leggono le sue risposte. Continui pure con la domanda qui sopra quando vuole.",
    privacy:
      "Ciò che scrive qui viene salvato per il gruppo di ricerca di questo studio. Con il link di questa pagina può anche vedere che cosa è salvato su di lei e farlo eliminare. Può tralasciare ciò che non desidera condividere.",
    clarify: "Non c’è un significato particolare: prenda la domanda qui sopra nel modo che ha senso per lei.",
    injection:
      "Sono un moderatore IA e qui posso solo fare le domande di questo studio. La domanda qui sopra è ancora aperta.",
    other: [
      "Come moderatore IA non posso rispondere a questo, ma il gruppo di ricerca lo leggerà. Che cosa direbbe della domanda qui sopra?",
      "È una domanda per il gruppo di ricerca; come moderatore IA non posso parlare a suo nome. Continuiamo con la domanda qui sopra?",
      "Non ho una risposta nemmeno a questo; resta annotato per il gruppo. La domanda qui sopra è ancora aperta.",
    ],
  },
  close: "Era la mia ultima domanda. Grazie mille per il suo tempo e per tutto ciò che ha raccontato.",
  stop: "Certo, ci fermiamo qui. Grazie per il suo tempo. Ciò che ha detto finora resta salvato e può farlo eliminare in qualsiasi momento.",
};
