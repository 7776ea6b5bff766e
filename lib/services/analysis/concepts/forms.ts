/** Forms of one word that stemming keeps apart. */
export const FORMS = `
leave leaves leaving left
buy bought
pay pays paid paying payment
tell told telling
think thought
feel felt feeling
lose lost losing loss
find found
forget forgot forgotten
choose chose chosen choice
break broke broken
steal stole stolen
send sent
spend spent
write wrote written
speak spoke spoken
know knew known knowledge
understand understood
teach taught
begin began begun
keep kept
hide hid hidden
freeze froze frozen
sell sold selling sale sales
bring brought
hear heard
wake woke
drive drove driven
fall fell fallen
grow grew grown growth
hold held
mean meant
meet met
ring rang rung
rise rose risen
run ran
see saw seen
show shown showed
sign signed signing signature
take took taken
throw threw thrown
win won
wear wore worn
cancel cancelled canceled cancelling cancellation
approve approved approval
decide decided decision
explain explained explanation
expensive expense
refuse refusal
deliver delivery
delete deletion
register registration
subscribe subscription
embarrass embarrassed embarrassing embarrassment
disappoint disappointed disappointing disappointment
frustrate frustrated frustrating frustration
honest honesty honestly
trust trusted trustworthy
safe safely safety
easy easily ease easier
quick quickly quicker
slow slowly slower
simple simply simplicity
cheap cheaply cheaper
gehen ging gegangen
zahlen bezahlen zahlte bezahlt zahlung
kundigen kundigte gekundigt kundigung
verstehen verstand verstanden
vergessen vergass
verlieren verlor verloren
finden fand gefunden
schreiben schrieb geschrieben
sprechen sprach gesprochen
bekommen bekam
brechen brach gebrochen abgebrochen
entscheiden entschied entschieden entscheidung
anmelden angemeldet anmeldung
`;
