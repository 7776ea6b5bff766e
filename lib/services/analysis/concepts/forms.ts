/** Forms of one word that stemming doesn't unite. */
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
eat ate eaten
drink drank drunk
sleep slept
ride rode ridden
build built
catch caught
fight fought
fly flew flown flight
draw drew drawn drawing
feed fed
lend lent
lead led
sing sang sung
sit sat
stand stood
stick stuck
swear swore sworn
tear tore torn
bend bent
blow blew blown
burn burnt burned
deal dealt
dig dug
hang hung
learn learnt learned
shake shook shaken
slide slid
shoot shot
swim swam swum
shrink shrank shrunk
sink sank sunk
weep wept
creep crept
seek sought
argue argued argument
arrive arrived arrival
complain complained complaint
compare compared comparison
divide divided division
fail failed failure
remove removed removal
renew renewed renewal
reply replied
weigh weight
sign signed signing signature
take took taken
throw threw thrown
win won
wear wore worn
cancel cancelled canceled cancelling cancellation
approve approved approval
decide decided decision
explain explained explanation
expensive expensively
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
fahren fuhr gefahren
nehmen nahm genommen
helfen geholfen
ziehen zog gezogen
bleiben blieb geblieben
schliessen schloss geschlossen
denken dachte gedacht
bringen brachte gebracht
kennen kannte gekannt
treffen traf getroffen
tragen trug getragen
werfen warf geworfen
rufen rief gerufen
bieten geboten angebot
liegen gelegen
sitzen sass gesessen
stehen stand gestanden
steigen stieg gestiegen
lesen las gelesen
essen gegessen
trinken trank getrunken
schlafen schlief geschlafen
gewinnen gewann gewonnen
anmelden angemeldet anmeldung
`;
