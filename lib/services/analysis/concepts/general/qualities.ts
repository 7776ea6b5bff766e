/** General synonyms in both languages: how much, when, where and of what kind. */
export const QUALITIES = `
big large huge enormous giant massive great vast immense sizeable gross riesig enorm gewaltig
small little tiny mini minor slight compact miniature klein winzig gering kompakt
long lengthy extended prolonged extensive lang ausgedehnt langwierig
short brief concise quick compact kurz knapp
high tall steep elevated towering hoch steil gross
low shallow bottom beneath niedrig tief flach
wide broad spacious roomy breit weit geraumig
narrow tight thin slim cramped eng schmal knapp
heavy weighty bulky burdensome hefty schwer wuchtig
light lightweight weightless slight leicht
fast quick rapid swift speedy prompt instant schnell rasch zugig flott
slow sluggish gradual lagging leisurely snail langsam trage schleppend zah
early premature soon beforehand ahead fruh vorzeitig rechtzeitig
late overdue tardy delayed belated spat verspatet uberfallig
new fresh novel recent modern latest brand-new innovative neu frisch modern aktuell
old ancient aged outdated obsolete vintage antique dated alt veraltet uralt antik
former previous past prior earlier ex preceding historic ehemalig fruher vorherig vergangen
current present today now contemporary existing aktuell heutig gegenwartig jetzt
future upcoming forthcoming later next tomorrow zukunftig kommend zukunft morgen
soon shortly presently before-long bald demnachst gleich
always constantly continually forever permanently every-time immer standig dauernd stets
often frequently regularly repeatedly commonly usually oft haufig regelmassig ofter
rarely seldom hardly infrequently occasionally selten kaum manchmal gelegentlich
never not-once nie niemals
once one-time single einmal einzeln
again repeat once-more anew re-do another erneut wieder nochmals wiederholen
suddenly abruptly unexpectedly overnight out-of-nowhere plotzlich unerwartet abrupt
permanent lasting durable enduring forever dauerhaft bestandig endgultig
temporary interim short-term provisional brief seasonal vorubergehend befristet zeitweise vorlaufig
daily day everyday weekday taglich tag alltag
weekly week fortnight wochentlich woche wochen
monthly month monatlich monat monate
yearly annual annually year twelve jahrlich jahr jahre
morning dawn breakfast am early morgen vormittag fruh
evening night dusk dinner late abend nacht
weekend saturday sunday wochenende samstag sonntag
moment second instant minute blink augenblick moment sekunde
period phase stage era term duration span zeitraum phase dauer
deadline due cut-off time-limit expiry frist stichtag ablauf
many lots numerous plenty multiple countless several viele zahlreich etliche mehrere haufen
few little scarce handful limited sparse wenige wenig kaum paar
all every entire whole total complete full alle ganz samtlich komplett gesamt
none nothing zero no-one empty keine nichts null niemand
half fifty-fifty mid halfway halb halfte
double twice two-fold twofold pair doppelt zweimal paar
part piece portion section segment share fraction bit teil stuck anteil abschnitt
enough sufficient adequate ample plenty genug genugend ausreichend
too-much excess excessive surplus overload over-the-top zuviel ubertrieben uberschuss ubermassig
lack shortage missing absence deficit without short mangel fehlen knappheit fehlt
average mean typical medium standard normal durchschnitt mittel normal
maximum limit cap ceiling most upper peak maximum hochstens grenze limit
minimum least bottom lowest mindestens minimum wenigstens
approximately about roughly around circa nearly almost ungefahr etwa circa rund fast
exact precise accurate spot-on specific genau exakt prazise
extra additional further more bonus another supplementary zusatzlich extra weitere mehr
main chief principal primary key central major core haupt wichtigste zentral wesentlich
important crucial essential vital significant critical key wichtig entscheidend wesentlich bedeutend
trivial minor insignificant petty unimportant negligible unwichtig nebensachlich belanglos kleinigkeit
first initial original primary opening number-one erste anfangs zuerst ursprunglich
last final ultimate closing latest letzte schluss zuletzt endgultig
next following subsequent then afterwards nachste folgend danach anschliessend
before prior previously beforehand ahead vorher zuvor davor
after afterwards later following since nachher danach spater hinterher
good fine great excellent decent positive nice pleasant gut prima toll schon
bad poor awful terrible dreadful horrible lousy negative schlecht mies schlimm furchtbar
best finest top optimal ideal perfect favourite beste optimal ideal perfekt
worst poorest lowest worst-case schlimmste schlechteste
perfect flawless ideal faultless impeccable perfekt makellos fehlerfrei einwandfrei
mediocre so-so average ok average-ish underwhelming mittelmassig geht-so
easy simple straightforward effortless uncomplicated piece-of-cake doddle einfach leicht unkompliziert muhelos
difficult hard tough challenging tricky complicated demanding schwer schwierig kompliziert anspruchsvoll
clear obvious evident plain apparent self-explanatory klar offensichtlich eindeutig deutlich
unclear vague obscure ambiguous confusing murky cryptic unklar undeutlich unverstandlich
useful helpful handy practical valuable beneficial nutzlich hilfreich praktisch brauchbar
useless pointless worthless futile unhelpful waste nutzlos sinnlos wertlos unnutz
necessary essential required mandatory compulsory obligatory notwendig erforderlich pflicht notig
unnecessary needless superfluous redundant optional unnotig uberflussig
possible feasible achievable viable doable moglich machbar denkbar
impossible unfeasible hopeless unthinkable unmoglich aussichtslos
likely probable expected presumably wahrscheinlich vermutlich voraussichtlich
unlikely improbable doubtful unwahrscheinlich
normal usual ordinary common regular typical standard normal ublich gewohnlich typisch
strange odd weird unusual peculiar bizarre curious funny seltsam komisch merkwurdig ungewohnlich
special particular unique exceptional distinctive besonders speziell einzigartig
same identical equal alike equivalent similar gleich identisch selbe ahnlich
different distinct unlike diverse various separate anders verschieden unterschiedlich
opposite contrary reverse inverse gegenteil entgegengesetzt umgekehrt
fair just reasonable equitable impartial balanced fair gerecht angemessen
unfair unjust biased unreasonable one-sided discriminate unfair ungerecht einseitig
safe secure protected harmless risk-free sicher geschutzt ungefahrlich
dangerous risky unsafe hazardous threat peril gefahrlich riskant risiko gefahr
strong powerful robust sturdy solid mighty stark kraftig robust stabil
weak feeble frail fragile flimsy schwach zerbrechlich gebrechlich
hard solid rigid firm stiff hart fest steif
soft gentle mild tender smooth weich sanft zart
full packed crowded loaded complete stuffed voll uberfullt besetzt
hot warm boiling heat burning scorching heiss warm hitze
cold chilly freezing cool frosty icy kalt kuhl frieren eisig
wet damp moist soaked humid rainy nass feucht
dry arid parched trocken durr
bright light shiny glowing vivid sunny hell leuchtend strahlend
dark dim gloomy shadow black night dunkel finster duster
loud noisy deafening noise racket din laut larm krach
beautiful pretty lovely attractive gorgeous stunning handsome schon hubsch attraktiv wunderschon
ugly hideous unattractive unsightly hasslich unschon
rich wealthy affluent well-off loaded reich wohlhabend vermogend
poor broke needy hard-up impoverished arm mittellos pleite
free available vacant open unoccupied frei verfugbar unbesetzt
busy occupied engaged hectic swamped tied-up beschaftigt ausgelastet hektisch
open accessible public available offen zuganglich offentlich
closed shut locked unavailable geschlossen zu gesperrt
visible noticeable apparent seen conspicuous sichtbar erkennbar auffallig
invisible hidden unseen concealed unsichtbar versteckt verborgen
real actual genuine true authentic echt wirklich tatsachlich real
automatic self-acting automated hands-free automatisch selbsttatig
manual by-hand handwork hand-operated manuell handisch
complete entire finished whole thorough full vollstandig komplett ganz
incomplete partial unfinished missing patchy unvollstandig teilweise luckenhaft
flexible adaptable adjustable versatile customisable customizable flexibel anpassbar vielseitig
rigid inflexible fixed strict set starr fest unflexibel
reliable dependable trustworthy stable consistent steady zuverlassig verlasslich stabil
unreliable flaky unstable inconsistent erratic unzuverlassig instabil wackelig
popular beloved trendy fashionable in-demand beliebt angesagt gefragt
famous well-known renowned celebrated prominent beruhmt bekannt
unknown unfamiliar anonymous nameless obscure unbekannt fremd anonym
local nearby regional neighbourhood close lokal ortlich regional nahe
foreign abroad overseas international alien auslandisch ausland fremd international
near close nearby adjacent next-door nah nahe nebenan
far distant remote away fern weit entfernt
inside interior within indoors internal innen drinnen innerhalb
outside exterior outdoors external outer aussen draussen ausserhalb
above over upper top overhead uber oben
below under beneath lower underneath unten unter darunter
front ahead forward facing vorne vorn vorderseite
back rear behind backwards hinten ruckseite hinter
left right side hand links rechts seite
middle centre center core central halfway mitte zentrum
edge border margin rim boundary rand kante grenze
corner angle bend nook ecke winkel kurve
top peak summit highest spitze gipfel oberste
bottom base floor ground lowest boden grund unterste
reason cause motive explanation why grounds grund ursache motiv anlass
result outcome consequence effect impact upshot ergebnis folge auswirkung konsequenz resultat
purpose function role use intention zweck funktion rolle sinn
way method manner means approach technique weise methode art verfahren
kind type sort category class variety art typ sorte kategorie
example instance case sample illustration beispiel fall muster
problem issue trouble difficulty complication obstacle hurdle problem schwierigkeit hindernis hurde
solution answer fix remedy resolution workaround losung ausweg abhilfe
mistake error fault slip blunder oversight bug fehler irrtum versehen
advantage benefit plus pro upside strength gain vorteil nutzen starke plus
disadvantage drawback downside con weakness minus nachteil schwache haken
chance opportunity possibility prospect odds chance gelegenheit moglichkeit
risk danger hazard threat gamble risiko gefahr wagnis
rule regulation law guideline policy norm regel vorschrift richtlinie
exception special-case exempt exclusion ausnahme sonderfall
list catalogue inventory index register directory liste verzeichnis katalog
detail particular specifics fine-print minutiae detail einzelheit
list-price sticker quote estimate offer tender angebot kostenvoranschlag schatzung
beginning start origin outset dawn anfang beginn ursprung start
quality standard grade calibre excellence qualitat gute
quantity amount number volume sum menge anzahl betrag zahl
level stage degree tier rank step stufe ebene niveau grad
difference gap contrast distinction variation unterschied differenz abweichung
balance equilibrium even stability gleichgewicht ausgleich
speed pace rate tempo velocity geschwindigkeit tempo
distance mileage miles kilometres range entfernung strecke abstand
size dimension extent scale magnitude grosse umfang ausmass
shape form figure outline contour form gestalt umriss
colour color shade hue tint paint farbe farbton
sound noise audio tone voice gerausch ton klang
smell odour scent stink fragrance geruch duft gestank riechen
taste flavour delicious tasty savour geschmack lecker schmecken
pain ache hurt sore agony schmerz weh tut
`;
