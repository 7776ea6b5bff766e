/** Groups of everyday synonyms, both languages, in plain letters; a word may be in several. */
export const EVERYDAY = `
reason reasons because why cause caused due grund grunde weil weshalb ursache
leave left quit cancel cancelled stop stopped abandon ended end terminate gave gone abort lapse lapsed kundigen aufhoren aufgehort aufgeben aufgegeben aussteigen ausgestiegen abspringen abgesprungen abgebrochen entschieden
stay stayed keep kept continue remain loyal bleiben geblieben behalten
price cost fee amount sum money charge bill tariff rate figure preis kosten betrag
affordable cheap fine reasonable inexpensive fair okay bargain low gunstig bezahlbar
expensive dear pricey costly overpriced high steep double teuer
pay paid paying payment spend spent purchase buy bought buying buyer buyers order zahlen bezahlen kaufen
card payment credit wallet billing details visa karte bezahlmethode zahlungsmittel kreditkarte
subscription membership plan licence account contract tariff abo mitgliedschaft vertrag
discount reduction percent off cheaper reduced rebate voucher rabatt ermassigung
charity charities non-profit nonprofit not-for-profit volunteer community donation gemeinnutzig verein
free gratis nothing costless kostenlos umsonst
fixed flat constant predictable stable same unchanged fest pauschal
change changed changes changing switch alter vary variable moved moves anders andern geandert
usage use per-project per-event pay-as-you-go nutzung
deposit upfront advance front beforehand prepay commitment skin anzahlung vorkasse
restaurant shop store supermarket airport airline gym laden flughafen
buy purchase order basket cart shopping checkout checkbox warenkorb
hardware device machine reader terminal printer gerat
consent permission ask asked agree agreed without opt-in zustimmung zugestimmt
tax taxes vat gst levy levies government revenue steuer mehrwertsteuer
total sum altogether amount bill number gesamt summe
currency dollars euros pounds kronor canadian exchange wahrung
refund reimburse back returned money-back erstattung
invoice bill billed billing receipt charge rechnung beleg
forget forgot forgotten forgetting missed miss overlooked vergessen verpasst
remember remembered reminder remind diary calendar note memo appointment erinnern erinnerung kalender
deadline date due late expiry countdown left days friday frist termin
pressure stress stressed pushed hurry rushed forced druck stress
mistake slip error wrong fault blunder oversight missed fehler irrtum versehen
blame fault responsible guilty accuse schuld verantwortlich
angry anger cross furious annoyed annoying mad upset raging frustrated frustrating irritated irritating annoy hated verargert wutend genervt sauer argerlich
sad upset disappointed disappointing heartbroken unhappy cry cried tears awful depressed breaks traurig enttauscht
happy glad delighted delight pleased enthusiastic love loved joy thrilled excited liked like enjoyed enjoy please impressed lovely froh begeistert gefreut glucklich
embarrassed embarrassing embarrassment ashamed shame stupid humiliate humiliated humiliating awkward foolish silly blamed peinlich geschamt dumm
afraid fear fears scared worried worry worries anxious anxiety frightened nervous concern concerned dread angst sorge befurchten
cautious careful careless wary hesitant hesitation hesitate twice suspicious reluctant vorsichtig misstrauisch
reassure reassured reassuring comfort calm safe safety secure confident beruhigen sicher
shock shocked surprise surprised unexpected sudden suddenly expected uberrascht schock
tired exhausted weary fed energy mude erschopft
regret regretted sorry miss missed wish wished pity bereuen schade vermissen
proud pride win won stolz
insult insulted insulting rude offended impolite polite disrespect unhoflich beleidigt
funny laugh laughed joke humour lustig gelacht
trust believe believed faith rely reliable confidence vertrauen glauben
dishonest lie lied lying trick tricked misled cheat cheated cheating scam con deceive deceived unfair sneaky hidden had unehrlich gelogen betrogen
honest fair transparent open straight clear ehrlich offen
steal stole stolen theft thief robbed fraud breached burglar hacked skimmed diebstahl gestohlen
privacy private confidential secret sensitive security trust vertraulich privat geheim
conceal concealed hide hidden hides hide-away invisible restricted mask verbergen versteckt
expose exposed reveal revealed visible see saw shown leak leaked
salary salaries wage wages pay labour hourly earn earned rates gehalt lohn
employee employees worker workers staff colleague colleagues coworker coworkers crew team people mitarbeiter kollegen
temporary freelancer freelancers part-time seasonal casual summer festival aushilfe
owner owners partner partners founder director directors co-owner boss inhaber partner chefin
customer customers client clients buyer buyers guest kunde kunden
vendor company supplier provider business firm anbieter firma unternehmen hersteller
bankrupt closed-down gone years future family shut disappear disappeared vanish survive pleite verschwunden
adopt adopted adoption use used using login logged join joined involve engage nutzen
invite invited inviting invitation einladen
share shared sharing same one common joint teilen geteilt
alone lonely solo allein
agree agreed disagree disagreed argue argued argument argument quarrel quarrels fight yelling conflict dispute discussion einig streit gestritten diskutieren
conversation talk discuss discussion call interview gesprach
road truck car drive drove driving highway van street auto strasse
commute commuting commuter train bus walk walking travel travelling trip journey ride unterwegs zug reise
home house kitchen sofa couch bed table zuhause haus
evening night sunday weekend afternoon morning abend nacht wochenende
holiday vacation portugal trip away urlaub ferien
ill illness sick flu cold disease virus krank
child children kid kids daughter son school mother family kind@de kinder tochter
animal animals dog cat pet bird hund katze tier
weather storm rain snow wind sturm wetter
theatre theater playhouse stage show production musical cast costume theater buhne
film films video movie camera wedding weddings filmmaker maker hochzeit
money funds fund finances financial budget budgets pot pots cash euro geld finanzen mittel
divide split allocate separate portion share aufteilen
loss lose losing lost missed under-invoiced waste verlust verloren
earn earned income revenue made profit quid since verdienen verdient einnahmen
save saved saves saving spare avoid avoided prevent prevented sparen gespart vermieden
need needed needless needlessly unnecessary require required necessary brauchen notig
fewer less drop dropped decrease reduced reduction lower down weniger gesunken
more increase increased rise rose grow up went mehr gestiegen
phone telephone call called calls calling ring rang rung phoned interruptions interrupt disturb number anrufen angerufen telefon
human people real someone somebody man woman mensch personlich
speak talk say said tell told voice sprechen reden sagen
write wrote written type typed typing text letter schreiben geschrieben tippen
read reads reading lesen gelesen
message messages email emails mail mails newsletter newsletters letter notification notifications post nachricht nachrichten mail
spam junk folder disappeared trash noise later ordner
answer answered reply replied respond responded response responds feedback antwort geantwortet
question questions ask asked form survey questionnaire options option list frage fragebogen umfrage
absent missing lacked lack without none gap fehlt fehlte fehlen
helpdesk support service agent assistance help kundendienst
helpful useless pointless help helped worthless rubbish value nutzlich hilfreich nutzlos
intrusive pushy annoying too-many advertising nagging excited aufdringlich werbung nervig
tone voice style personal ton
first initial initially beginning start began early earliest anfang zuerst beginn
last final finally end ending late ende zuletzt
long short enough quick while lange kurz genug
delay wait waited slow hours days minutes weeks warten
immediately instantly spot straight once right-away now sofort gleich
try tried attempt effort effortless harder hard versuchen versucht muhe
test trial try tried experiment probe testen
evaluate judge rate opinion view review think make bewerten meinung
find found search look looked discover discovered noticed finden gefunden suchen
hear heard recommend recommended recommendation told word-of-mouth friend newsletter somebody empfohlen gehort
learn learned teach taught know knew understand understood lesson lernen
idea wish want wanted request suggestion suggest improve improvement wunsch verbessern
fix fixed repair repaired solve solved solution reparieren losen
reverse reversed undo undone revert restore rollback ruckgangig
delete deleted erase remove removed wipe wiped destroyed loschen
broken break damage damaged corrupt corrupted destroyed garbled garbage kaputt beschadigt
wrong incorrect inaccurate false error mistake falsch
right correct correctly accurate properly exact precise richtig korrekt
letter letters character characters accent accents symbol umlaut dots zeichen buchstaben
figure figures number numbers amount amounts sum sums digit digits zahl zahlen
export download extract take-out downloaded pull pulled get-out exportieren
import upload uploaded load loading loaded bring brought import hochladen
file files document spreadsheet csv data records record entries datei akte
old historical history past former previous previously legacy earlier ago alt fruher ehemalig
project projects job jobs room case work auftrag projekt
scan scanned scanning photo photos photograph picture receipts camera foto scannen
internet connection online offline signal network broadband wifi bars reception netz verbindung
work works worked function functions functioned functioning run funktionieren funktioniert
device computer laptop desk desktop screen rechner bildschirm
app mobile software tool program programme programmes application system product werkzeug programm
feature features function option view button funktion
view bar graph chart overview picture visual see seen ansicht
default setting settings standard automatically normal einstellung
authorise authorize approve approved approval sign permission allow allowed link genehmigen freigeben
decide decided decision choose chose choice mind entscheiden entschieden entscheidung
changed-mind mind admit admitted contradiction reconsider wrong contradict meinung widerspruch
record records information data details bookkeeping daten angaben
password login access credentials account passwort zugang
enter entered fill filled put type eingeben
register registered sign signed signing signup join joined registrieren angemeldet
welcome greeting hello intro introduction onboarding willkommen
tip tips advice hint suggestion trick rat hinweis
replace replaced instead substitute alternative switch back ersetzen stattdessen
now nowadays today currently present present-day heute jetzt derzeit
paper laminated whiteboard notebook sheet board handwritten zettel papier tafel
accountant accountants bookkeeper bookkeeping treasurer auditor finance buchhalter steuerberater
law legal rule rules regulation declaration compliance filing gesetz recht
reputation name image credibility forgive ruf
contract terms small-print conditions policy agb vertrag
city town country region abroad ireland stadt land
swedish sweden scandinavia scandinavian nordic danish norwegian
dutch netherlands holland niederlande
german germany deutschland deutsch
australia australian sydney
canada canadian
british britain england uk
architect architects architecture landscape studio designer designers architekt
caterer catering kitchen chef food meal kuche
lighting lights light licht
musician choir band music sing musik
potter ceramics clay studio
team group organisation committee company co-op club verein
small tiny little small-business klein
big large huge giant gross
best favourite favorite most better top great beste liebste
worst bad terrible horrible awful disaster nightmare mess schlimm furchtbar katastrophe
good great excellent terrific brilliant gorgeous fantastic superb perfect gut toll prima
beautiful pretty lovely nice gorgeous schon hubsch
ugly hideous hasslich
easy simple quick effortless einfach leicht
difficult hard complicated confusing tricky schwierig kompliziert
important matters matter weigh weighs priority top number-one main wichtig hauptsachlich
compare comparison versus than different difference rather vergleich unterschied
prefer preferred preference rather better lieber bevorzugen
quiet silence noise loud calm ruhe still
busy time overloaded month-end stress quiet beschaftigt
speed fast quick rapid seconds tempo
lock locked trapped stuck out hostage exit gefangen eingesperrt
`;
