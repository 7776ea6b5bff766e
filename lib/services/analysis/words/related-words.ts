/** Everyday synonyms of product research, one group per line; a group's first word may be its sense. */
const GROUPS = `
price prices pricing priced cost costs costly pay paid paying payment expensive cheap fee fees charge charged money preis preise kosten kostet teuer gunstig zahlen bezahlen gebuhr
leave left leaving quit quitting stop stopped cancel cancelled cancelling abandon abandoned abandonment churn drop gave kundigen gekundigt abgebrochen abbrechen aufgehort
convert converted upgrade upgraded subscribe subscribed buy bought pay paid kaufen gekauft abo
return returning comeback again back zuruck wiederkommen
support helpdesk respond helpline reply replied response responded answer answered contact chat kundendienst hilfe antwort antworten
email emails mail mails newsletter newsletters inbox unsubscribe unsubscribed onboarding mailing
mobile phone app iphone android telephone handy smartphone telefon
privacy private data gdpr server servers secure security trust contacts datenschutz daten sicherheit vertrauen
export exports exported csv spreadsheet excel download exportieren exportiert tabelle
surprise surprised surprises unexpected hidden expected uberrascht uberraschung
fee fees vat tax surcharge activation shipping
checkout basket pay paying payment purchase order kasse
stolen steal stole theft thief fraud hacked robbed gestohlen diebstahl
money dollars dollar pounds pound euro euros bucks cash geld
abandon leave left closed gave quit abgebrochen verlassen
card cards credit creditcard karte kreditkarte kreditkarten
bank banking account transactions connection konto
seat seats licence license per head kopf lizenz lizenzen
love loved loves like liked enjoy enjoyed favourite favorite best great appreciated mochte gefallen
hate hated dislike disliked annoyed annoying annoy frustrating frustrated frustration irritating worst argerlich genervt nervig
problem problems issue issues trouble broken bug bugs fault wrong fehler kaputt probleme
confusing confused unclear complicated hard difficult verwirrend kompliziert
slow fast speed quick quickly waiting waited wait hours minutes days langsam schnell lange dauert gedauert
improve improvement improvements change changes better wish missing suggestion suggestions verbessern andern fehlt
setup onboarding signup start started getting begin register registration anmeldung anmelden
reason reasons because grund grunde weshalb
`;

const RELATED = new Map<string, Set<string>>();
for (const group of GROUPS.trim().split("\n")) {
  const words = group.trim().split(" ");
  for (const word of words) RELATED.set(word, new Set([...(RELATED.get(word) ?? []), ...words]));
}

/** Words that a person might have used instead. */
export const relatedWords = (word: string): string[] =>
  [...(RELATED.get(word) ?? [])].filter((other) => other !== word);
