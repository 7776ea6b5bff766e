/** General synonyms in both languages: what people think, feel, want and say. */
export const MIND = `
know aware familiar acquainted realise realize recognise recognize informed wissen kennen bewusst vertraut
ignorant unaware clueless oblivious uninformed idea unwissend ahnungslos ahnung
learn study master pick-up discover find-out educate lernen studieren herausfinden erfahren
teach train educate instruct coach tutor show mentor lehren unterrichten beibringen schulen trainieren
understand comprehend grasp follow get figure make-sense see clear verstehen begreifen kapieren nachvollziehen
misunderstand misread confuse mistake misinterpret mix-up missverstehen verwechseln missverstandnis falsch
confuse puzzle baffle bewilder perplex lost unclear muddle verwirren durcheinander verwirrend unklar
explain clarify describe illustrate elaborate interpret account erklaren erlautern beschreiben verdeutlichen
think consider ponder reflect contemplate mull reckon denken uberlegen nachdenken grubeln
believe suppose assume presume reckon guess convinced glauben annehmen vermuten uberzeugt
doubt question distrust sceptical skeptical unsure dubious hesitate zweifeln bezweifeln skeptisch unsicher misstrauen
certain sure definite confident convinced positive guaranteed sicher gewiss bestimmt uberzeugt zweifellos
uncertain unsure unclear vague ambiguous undecided torn doubtful unsicher unklar ungewiss unentschlossen vage
remember recall recollect memory remind reminisce memorise erinnern merken gedachtnis einfallen
forget overlook omit neglect slip-mind vergessen ubersehen versaumen entfallen
imagine picture envision fantasy visualise dream pretend vorstellen fantasie ausdenken traumen
expect anticipate foresee predict await assume hope erwarten vorhersehen rechnen hoffen
surprise astonish amaze astound shock unexpected startle stun uberraschen erstaunen verbluffen unerwartet
notice observe spot see perceive detect realise watch register bemerken merken auffallen beobachten wahrnehmen
ignore disregard overlook neglect skip dismiss ignorieren ubersehen missachten vernachlassigen
attention focus concentrate heed notice mindful aufmerksamkeit konzentrieren fokus beachten
distract divert sidetrack disturb interrupt disrupt ablenken storen unterbrechen
interest curious curiosity intrigue fascinate engage interesse neugierig interessant fesseln
boring dull tedious monotonous dreary uninteresting bore repetitive langweilig ode eintonig langeweile
decide determine resolve settle conclude judgement verdict entscheiden beschliessen bestimmen entschluss
intend plan aim mean purpose goal intention target beabsichtigen vorhaben absicht ziel zweck
goal aim target objective purpose ambition mission ziel zweck vorgabe
want wish desire crave long would-like keen yearn wollen wunschen mochten sehnen
hope wish optimism optimistic aspire hoffen hoffnung optimistisch
reluctant unwilling hesitant grudging loath averse zogerlich widerwillig ungern
willing ready prepared eager happy keen bereit gewillt willig
motivate encourage inspire stimulate urge incentive drive motivieren ermutigen anspornen anreiz
discourage deter dissuade put-off demotivate off-putting entmutigen abschrecken abhalten
persuade convince talk-into sway influence argue uberzeugen uberreden beeinflussen
suggest propose recommend advise offer hint vorschlagen empfehlen raten anregen vorschlag
advice recommendation tip guidance counsel suggestion hint rat ratschlag empfehlung tipp
opinion view belief attitude stance position standpoint perspective meinung ansicht haltung einstellung sichtweise
agree consent concur accept approve same consensus yes zustimmen einverstanden ubereinstimmen einig
disagree differ object oppose dispute contradict argue widersprechen uneinig ablehnen dagegen
argue quarrel fight row dispute debate bicker clash streiten streit diskutieren zanken auseinandersetzung
discuss debate talk deliberate conversation consult besprechen diskutieren beraten gesprach
criticise criticize blame condemn complain attack slam kritisieren tadeln bemangeln beanstanden kritik
praise compliment applaud commend admire recommend loben lob komplimente bewundern
complain moan grumble gripe complaint whine object beschweren meckern klagen beschwerde reklamieren
apologise apologize sorry apology regret excuse entschuldigen entschuldigung verzeihung
thank thanks grateful gratitude appreciate danken dankbar danke
promise pledge guarantee vow assure commitment swear versprechen zusagen garantieren zusichern
warn alert caution notify alarm flag warnen warnung alarm hinweisen
threaten threat menace intimidate bully blackmail drohen bedrohen drohung einschuchtern
ask inquire enquire request question query demand fragen anfragen nachfragen bitten
answer reply respond response react solution antworten reagieren erwidern antwort
tell inform notify report announce mention let-know erzahlen mitteilen informieren benachrichtigen sagen
say state claim declare express utter remark mention sagen behaupten erklaren aussern
speak talk chat converse voice speech verbal sprechen reden plaudern unterhalten
shout yell scream cry loud roar schreien brullen rufen laut
silent quiet mute speechless hush wordless still stumm schweigen leise ruhig
write draft compose type pen jot author schreiben verfassen tippen aufschreiben
read browse skim peruse scan study lesen durchlesen uberfliegen
listen hear audio eavesdrop sound zuhoren horen anhoren
see look view watch gaze stare glance observe sehen schauen anschauen gucken blicken
show-off boast brag proud swagger angeben prahlen stolz
lie deceive fib mislead cheat trick fool con pretend lugen tauschen betrugen anlugen irrefuhren
truth true honest fact genuine real sincere authentic wahrheit wahr ehrlich echt aufrichtig
false untrue fake bogus incorrect wrong counterfeit falsch unwahr gefalscht unecht
secret hidden confidential private undisclosed clandestine geheim geheimnis heimlich vertraulich
happy glad pleased cheerful content joyful delighted satisfied glucklich froh zufrieden erfreut
sad unhappy miserable depressed gloomy down heartbroken sorrow upset grief traurig unglucklich bedruckt betrubt trauer
angry furious mad annoyed cross irritated outraged rage livid wutend verargert sauer zornig arger
annoy irritate bother bug frustrate infuriate nag pester nuisance nerven storen argern lastig nervig
calm relaxed peaceful serene tranquil composed ruhig gelassen entspannt friedlich
afraid scared frightened fear terrified anxious alarm dread angstlich angst furchten furcht
worry concern anxious fret trouble uneasy nervous sorgen besorgt beunruhigt sorge bedenken
brave courageous bold daring fearless courage mutig tapfer kuhn mut
shy timid bashful reserved introverted schuchtern zuruckhaltend scheu
proud pride dignity triumphant stolz ehre
ashamed embarrassed humiliated guilty shame mortified awkward blush peinlich schamen beschamt blamiert
guilty guilt remorse conscience fault culprit schuldig schuld gewissen
jealous envious envy resent neidisch eifersuchtig neid
love adore cherish affection fond devoted lieben mogen gern zuneigung
hate detest loathe despise dislike can't-stand hassen verabscheuen verachten
like enjoy appreciate fancy fond pleasure mogen gefallen geniessen gern
dislike disgust repulsive gross revolting nasty off-putting ekel eklig widerlich abneigung
disappoint let-down dissatisfied disillusion frustrated unsatisfied enttauschen enttauscht unzufrieden
satisfy content fulfil please meet suit zufriedenstellen erfullen zufrieden
excite thrill enthusiastic eager keen thrilled buzz aufgeregt begeistert spannend gespannt
lonely alone isolated solitary abandoned einsam allein isoliert
hurt offended wounded insulted upset pain verletzt gekrankt beleidigt
tired exhausted weary worn-out fatigue drained sleepy burnout mude erschopft kaputt ausgelaugt
stress pressure strain tension overwhelmed burden overload stress druck belastung uberfordert anspannung
comfort console soothe cosy ease comfortable trosten bequem gemutlich beruhigen
suffer endure bear undergo agony pain leiden ertragen aushalten erleiden
laugh giggle smile funny humour amusing joke hilarious lachen lustig witzig kichern
cry weep sob tears weinen heulen tranen
care mind matter concern bother cherish kummern wichtig sorgen
indifferent careless apathetic uninterested whatever egal gleichgultig
trust rely faith confidence depend count-on vertrauen verlassen zutrauen
suspect distrust suspicious fishy dubious doubt mistrust verdachtigen misstrauisch verdachtig
patient patience tolerant calm endure geduldig geduld
impatient restless hasty eager fidgety ungeduldig hektisch unruhig
stubborn obstinate persistent headstrong stur hartnackig eigensinnig
strict harsh severe rigid stern rigorous streng hart strikt
generous kind giving charitable unselfish grosszugig freigiebig
greedy selfish stingy mean grasping gierig egoistisch geizig
kind friendly nice warm pleasant gentle considerate nett freundlich lieb sympathisch herzlich
rude impolite cheeky disrespectful abrupt unfriendly unhoflich frech unfreundlich respektlos
polite courteous respectful civil well-mannered hoflich respektvoll zuvorkommend
respect esteem admire regard honour appreciate respekt achten schatzen wurdigen
clever smart intelligent bright brilliant wise genius klug schlau intelligent gescheit
stupid dumb foolish silly idiotic daft dumm doof blod albern
sensible reasonable rational logical level-headed vernunftig sinnvoll logisch
crazy mad insane nuts ridiculous absurd verruckt wahnsinn absurd irre
careful cautious wary prudent vigilant attentive vorsichtig behutsam sorgfaltig aufpassen
careless reckless negligent sloppy thoughtless hasty nachlassig leichtsinnig schlampig
`;
