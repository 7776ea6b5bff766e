/**
 * What answers are about in different words: `English label / German label: words`, in plain letters, both languages
 * mixed; "remind*" stands for every word that begins so, "at work" for consecutive words. Strict, because the label
 * becomes a claim: no word that often means something else. Written from general knowledge.
 */
export const MATTERS = `
the opening hours / Öffnungszeiten: opening hours | opening times | open earlier | open later | open longer | open at | open until | open till | open in the | open on | opens at | open again at | open by | stay open | closes at | close at | closes on | closes early | closed on | shut on | shuts at | longer hours | offnungszeit* | offnen | geoffnet | aufmachen | aufmacht | aufhaben | aufhat | langer offen | nichts offen | geschlossen hat
the price / Preis: price | prices | pricing | priced | cost | costs | expensive | cheap | cheaper | pricey | affordable | was free | it's free | for free | free months | free trial | discount | discounts | subscription fee | entry fee | preis | preise | preisen | kosten | kostet | kostete | teuer | teurer | billig | billiger | gunstig | gunstiger | kostenlos | umsonst bekommen | rabatt | rabatte | zu viel geld
waiting and delays / Wartezeit: arrived late | arrives late | too late | took weeks | took two weeks | took three weeks | wait | waits | waited | waiting | queue | queues | queued | queuing | was late | came late | comes late | too slow | so slow | takes ages | took ages | takes forever | took forever | warten | warte | gewartet | wartezeit* | warteschlange* | schlange | dauert ewig | zu lange gedauert
noise / Lärm: noise | noises | noisy | loud | louder | beeps | beeping | larm | laut | lauter | lautstark*
peace and quiet / Ruhe: can't hear yourself | quiet | quieter | quietly | peace | peaceful | silence | ruhe | ruhig | ruhiger | stille
the temperature / Temperatur: cold | colder | freezing | freeze | warmer | heating | too warm | too hot | stuffy | kalt | kalter | heizung | frieren | friere | zu warm | zu heiss
cleaning / Sauberkeit: clean | cleaner | cleaning | cleaned | dirty | dirt | filthy | wipe | wiped | hygiene | sauber | sauberer | schmutzig | dreckig | dreck | putzen | geputzt
space / Platz: space | cramped | crowded | overcrowded | packed full | too narrow | too small | no room | more room | platz | eng | uberfullt | zu klein | zu voll
help from staff / Personal: staff | employees | receptionist | receptionists | personal | mitarbeiter | mitarbeiterin | mitarbeiterinnen | mitarbeitern | verkaufer | verkauferin
explanations / Erklärungen: explain | explains | explained | explaining | explanation | explanations | instruction | instructions | shown anything | showed me how | show you how | taught me | erklar* | anleitung* | einweisung* | gezeigt wie
reminders and warnings / Erinnerungen und Hinweise: reminder | reminders | remind me | reminds me | notification | notifications | notify | warning | warnings | warn | warn me | alert | alerts | let me know | let you know | tell me before | tell you before | tells you before | erinnerung | erinnerungen | hinweis | hinweise | benachrichtigung* | warnung | warnungen | bescheid sagen | bescheid geben | bescheid bekommen
paying / Bezahlen: pay by card | paying by card | cash | contactless | card payment | bargeld | munzen | kartenzahlung | mit karte | mit der karte
parking / Parkplätze: parking | to park | park the | park my | car park | parkplatz | parkplatze | parken
toilets / Toiletten: toilet | toilets | loo | loos | restroom | restrooms | toilette | toiletten | klo | klos | wc
light / Beleuchtung: lights | lighting | lamps | street light | a light | one light | better light | beleuchtung | lampen | mehr licht
working offline / Nutzung ohne Netz: offline | without internet | without a connection | no signal | without signal | ohne netz | ohne internet
exporting / Export: export | exports | exporting | as a spreadsheet | to excel | csv | exportieren
undoing / Rückgängigmachen: undo | take it back | go back a step | ruckgangig
safety / Sicherheit: safe | safer | safety | dangerous | unsafe | slippery | sicherheit | gefahrlich | rutschig
things that break / Ausfälle: broken | broke down | breaks down | break down | out of order | doesn't start | doesn't work | didn't work | stopped working | keeps failing | kaputt | defekt | ausfall* | ausgefallen | funktioniert nicht | geht nicht
the taste / Geschmack: taste | tastes | tasted | tasty | flavour | flavor | flavours | fresh | fresher | schmeckt | schmecken | geschmack | frisch | frischer
the choice on offer / Auswahl: choice of | more choice | selection | wider range | bigger range | more variety | variety | auswahl | sortiment | mehr vielfalt
reliability / Verlässlichkeit: reliable | rely on | punctual | on time | zuverlassig* | verlasslich* | punktlich*
`;

/** The same, for why and how somebody came to do something; elsewhere, these words only tell the circumstances. */
export const REASONS = `
their family / Familie: daughter | daughters | son | sons | my kid | my kids | our kids | my child | my children | our children | wife | husband | mother | mum | mom | father | dad | grandson | granddaughter | grandchildren | grandma | grandmother | grandfather | grandpa | brother | sister | parents | family | baby | cousin | aunt | uncle | nephew | niece | tochter | sohn | sohne | sohnes | kinder | kindern | meine frau | meiner frau | mein mann | meinem mann | mutter | vater | enkel | enkelin | enkelkinder | oma | opa | bruder | schwester | eltern | familie
friends and colleagues / Freunde und Kollegen: friend | friends | colleague | colleagues | neighbour | neighbours | neighbor | neighbors | coworker | coworkers | roommate | flatmate | freund | freunde | freundin | freundinnen | kollege | kollegen | kollegin | kolleginnen | nachbar | nachbarin | nachbarn | bekannte | bekannter
their work / Arbeit: at work | for work | my work | from work | before work | after work | work starts | work from home | work nights | my job | the job | new job | my boss | shift | shifts | my business | meine arbeit | zur arbeit | von der arbeit | bei der arbeit | job | mein chef | meine chefin | schicht | schichten | spatschicht | nachtschicht | fruhschicht | feierabend | beruflich | homeoffice
school and studies / Schule und Studium: school | homework | teacher | teachers | thesis | university | college | exam | exams | schule | schulen | lehrer | lehrerin | studium | uni | abitur | hausaufgaben | kindergarten | kita | prufung | prufungen
their health / Gesundheit: doctor | doctors | doctor's | physio | physiotherapist | knee | knees | my back | hip | blood pressure | health | hospital | allergy | allergies | surgery | an operation | hay fever | asthma | diabetes | coeliac | celiac | intolerance | rheumatism | arthritis | arzt | arztin | arzte | knie | mein rucken | im rucken | hufte | krank | krankenhaus | gesundheit | gesundheitlich | schmerzen | blutdruck | allergie | allergien | zoliakie | heuschnupfen | asthma | diabetes | unvertraglichkeit | operation
theft / Diebstahl: stolen | theft | thief | thieves | burglars | gestohlen | geklaut | diebe | dieb | dieben | diebstahl | diebstahle
saving time / Zeitersparnis: save time | saves time | saves me time | saved time | no time | don't have time | haven't got time | quicker | faster | spart zeit | keine zeit | schneller
how near it is / Nähe: nearby | near me | near us | near my | close to | close by | around the corner | round the corner | streets away | street away | minutes away | minutes from | walking distance | next door | in der nahe | um die ecke | gleich nebenan | zu fuss
habit / Gewohnheit: habit | used to it | ever since | grew up | as a child | as a boy | as a girl | as a kid | always done | gewohnt | gewohnheit | schon immer | seit jahren | als kind | seit der kindheit
enjoyment / Freude: fun | enjoy | enjoyed | hobby | spass | freude | hobby
not having to remember it / nicht daran denken müssen: never remember | can't remember to | never thinks | never think about | don't have to think | don't have to remember | comes by itself | automatically | nicht daran denken | denke nie daran | von selbst | automatisch
the environment / Umwelt: environment | environmental | climate | plastic | sustainable | sustainability | umwelt | klima | plastik | nachhaltig | nachhaltigkeit
where it comes from / Herkunft: local | locally | regional | organic | where they come from | where it comes from | from the farm | herkommen | herkommt | regional | aus der region | bio | vom hof
a recommendation / Empfehlung: recommended | recommend | recommends | recommendation | told me about | told us about | empfohlen | empfehlung
social media / soziale Medien: instagram | facebook | tiktok | youtube | linkedin | reddit | whatsapp group
advertising / Werbung: advert | adverts | ad | ads | advertisement | flyer | poster | leaflet | werbung | flyer | plakat | anzeige
a present / Geschenk: present from | a present | a gift | birthday | for christmas | geschenk | geschenkt | zum geburtstag | zu weihnachten
moving house / Umzug: moved house | moved here | moved to | we moved | i moved | umgezogen | hergezogen | umzug
curiosity / Neugier: curious | curiosity | wanted to try | just to try | neugierig | neugier | ausprobieren
having no choice / fehlende Wahl: no choice | no other choice | only option | nothing else | no alternative | keine wahl | nichts anderes | sonst nichts | keine alternative
the one they had broke / Ersatz: old one died | old one broke | old one gave | old one was | the last one broke | alte war kaputt | alter war kaputt | altes war kaputt | ging kaputt
sleep / Schlaf: sleep | slept | sleeping | asleep | insomnia | schlaf | schlafen | schlafe | geschlafen
money they get / Verdienst: salary | wage | wages | pays well | paid well | pays better | gehalt | verdienst | verdiene | lohn
company / Gesellschaft: lonely | alone at home | meet people | meeting people | company | allein zu hause | leute treffen | gesellschaft
`;
