/** General synonyms in both languages: what people do and what happens. */
export const ACTIONS = `
begin start commence launch initiate open kick-off originate onset outset beginnen anfangen starten eroffnen
end finish complete conclude close terminate cease finalise finalize wrap-up expire over done enden beenden abschliessen fertig auslaufen
continue proceed persist carry-on persevere resume sustain ongoing remain weitermachen fortsetzen fortfahren andauern
stop halt pause discontinue suspend interrupt cease quit break standstill anhalten aufhoren unterbrechen pausieren stoppen
prevent avoid avert stop block hinder deter obstruct thwart impede inhibit hamper verhindern vermeiden blockieren abhalten hindern
allow permit let enable authorise authorize grant license admit tolerate erlauben gestatten zulassen ermoglichen
forbid ban prohibit disallow deny refuse veto restrict bar verbieten untersagen verboten ablehnen
cause make provoke trigger induce lead result bring-about prompt spark generate verursachen auslosen bewirken fuhren
create make build produce construct develop generate form compose craft erstellen bauen herstellen erzeugen entwickeln
destroy ruin wreck demolish shatter smash devastate annihilate zerstoren ruinieren vernichten kaputtmachen
damage harm hurt injure impair spoil scratch dent break beschadigen schaden verletzen ruinieren
repair fix mend restore correct remedy patch service overhaul reparieren beheben flicken ausbessern
improve better enhance upgrade refine polish optimise optimize boost progress advance verbessern optimieren steigern
worsen deteriorate degrade decline decay aggravate slip verschlechtern verschlimmern nachlassen
change alter modify adjust adapt amend transform convert vary shift switch transition andern verandern anpassen umstellen wechseln umwandeln
keep retain preserve maintain conserve hold save store archive behalten bewahren erhalten aufheben aufbewahren
throw discard dump bin trash dispose scrap chuck ditch wegwerfen entsorgen mull verschrotten
replace swap substitute exchange trade switch supersede ersetzen tauschen austauschen
add append insert attach include supplement extra additional hinzufugen erganzen anhangen einfugen zusatzlich
remove delete erase clear eliminate cut strip withdraw take-off discard entfernen loschen streichen beseitigen
increase raise grow rise expand escalate boost climb surge soar jump double multiply erhohen steigen wachsen zunehmen verdoppeln
decrease reduce lower drop fall decline shrink diminish cut lessen halve minimise minimize senken reduzieren sinken verringern abnehmen halbieren
combine merge join unite blend mix integrate consolidate bundle together verbinden zusammenfuhren mischen vereinen kombinieren bundeln
separate divide split part detach isolate disconnect break-up segregate trennen teilen aufteilen abtrennen spalten
collect gather accumulate compile assemble harvest amass pile sammeln zusammentragen anhaufen
distribute hand-out spread allocate dispense share assign deal verteilen austeilen zuteilen ausgeben
send dispatch ship post forward transmit submit mail deliver senden schicken verschicken ubermitteln abschicken
receive get obtain acquire gain accept collect pick-up bekommen erhalten empfangen kriegen
give offer provide supply hand present donate grant contribute furnish geben anbieten bieten schenken liefern spenden
take grab seize snatch catch capture grasp nehmen greifen packen schnappen fangen
bring carry fetch transport haul transfer convey deliver bringen tragen holen transportieren befordern
move shift relocate transfer migrate displace transport bewegen verschieben umziehen verlegen verlagern
go leave depart travel head walk exit set-off gehen abreisen aufbrechen losgehen weggehen fahren
come arrive reach approach turn-up appear show-up enter kommen ankommen eintreffen erscheinen
return go-back come-back revert revisit reappear back zuruckkehren zuruckkommen zuruck umkehren
stay remain linger stick wait dwell hang-around bleiben verweilen verharren
follow pursue chase track trail succeed folgen verfolgen nachgehen
lead guide direct steer conduct head manage run fuhren leiten lenken steuern
push press shove force urge drive drucken schieben drangen stossen
pull drag draw tug haul extract ziehen zerren schleppen
lift raise hoist elevate pick-up heben hochheben anheben
drop fall tumble collapse sink crash spill fallen sturzen absturzen umfallen
hit strike beat knock bump punch slam collide schlagen stossen treffen zusammenstossen
touch tap press feel handle swipe click beruhren antippen anfassen klicken
open unlock unseal uncover unwrap reveal offnen aufmachen aufschliessen entsperren
close shut lock seal fasten bolt schliessen zumachen abschliessen sperren
cover hide conceal mask wrap veil shield disguise bury decken bedecken verstecken verbergen verhullen
show display exhibit present demonstrate reveal expose demo illustrate zeigen anzeigen vorfuhren darstellen prasentieren
search seek look hunt browse explore scan rummage dig suchen durchsuchen stobern forschen
find discover locate spot detect uncover come-across identify finden entdecken auffinden ermitteln
lose misplace mislay missing gone vanish verlieren verlegen verschwunden verloren
use utilise utilize employ apply operate consume exploit rely benutzen verwenden nutzen anwenden gebrauchen einsetzen
need require demand necessitate must essential necessary brauchen benotigen erfordern notig mussen
try attempt endeavour strive effort test go experiment versuchen probieren ausprobieren bemuhen
succeed achieve accomplish manage attain win make-it reach success gelingen erreichen schaffen erfolg erfolgreich
fail flop failure unsuccessful miscarry crash fall-through breakdown scheitern versagen misslingen fehlschlag misserfolg
help assist aid support back assistance guide hand relieve helfen unterstutzen hilfe beistand assistieren
wait await delay queue hold-on hang-on expect line warten abwarten erwarten schlange
hurry rush hasten speed dash race urgent haste eilen beeilen hetzen eilig dringend
delay postpone defer put-off reschedule late push-back stall verschieben vertagen verzogern aufschieben verspatung
plan prepare arrange organise organize schedule set-up ready planen vorbereiten organisieren einplanen
check verify inspect examine test review validate confirm audit double-check prufen uberprufen kontrollieren testen nachsehen
measure gauge quantify assess evaluate weigh count metric messen bewerten abschatzen beurteilen
count calculate compute reckon tally sum add-up arithmetic maths zahlen rechnen berechnen ausrechnen zusammenzahlen
choose select pick opt decide elect prefer option choice wahlen aussuchen auswahlen entscheiden
reject decline refuse dismiss turn-down deny spurn ablehnen verweigern zuruckweisen abweisen
accept agree approve take embrace acknowledge annehmen akzeptieren zustimmen billigen
record note log write register document jot capture aufzeichnen notieren protokollieren festhalten erfassen
copy duplicate replicate imitate clone reproduce mirror kopieren nachmachen vervielfaltigen abschreiben
connect link attach join tie couple pair hook hook-up plug verbinden verknupfen anschliessen koppeln
fill load stuff pack refill top-up complete fullen befullen ausfullen auffullen
empty drain clear vacate hollow vacant bare leeren leer ausleeren
clean wash wipe scrub tidy rinse cleanse sweep mop sauber reinigen putzen waschen aufraumen
dirty filthy messy grubby stained muddy dreckig schmutzig verschmutzt unordentlich
turn rotate spin twist revolve swivel drehen wenden rotieren
throw toss fling hurl cast chuck werfen schmeissen schleudern
cut slice chop trim clip snip carve schneiden kurzen abschneiden hacken
hold grip clutch keep carry grasp halten festhalten greifen
protect guard defend secure shield safeguard insure schutzen sichern bewachen verteidigen absichern
attack assault raid invade strike hack angreifen uberfallen attackieren angriff
escape flee avoid evade dodge get-away run fliehen entkommen ausweichen fluchten
visit attend drop-in call-on guest besuchen vorbeikommen teilnehmen besuch
meet encounter gather appointment get-together bump-into treffen begegnen treffpunkt verabredung
work labour toil operate function slave grind arbeiten schuften funktionieren
rest relax unwind break chill recover pause ausruhen entspannen erholen pause
sleep nap doze asleep bed rest snooze schlafen nickerchen schlaf ubernachten
wake awake get-up alarm rise wachen aufwachen wecken aufstehen
eat dine consume feed swallow chew snack essen verzehren speisen fressen
drink sip swallow beverage gulp trinken getrank saufen
`;
