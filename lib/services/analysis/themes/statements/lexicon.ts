/** What people say of a thing, each with its opposite: the first side is the trouble, the second the praise. */
export const KINDS = [
  "price",
  "surprise",
  "ease",
  "speed",
  "faults",
  "trust",
  "mind",
  "liking",
  "leaving",
  "wish",
] as const;
export type Kind = (typeof KINDS)[number];

/**
 * `kind sign: phrases`. A phrase is words in a row in plain letters, with `^` only at the beginning of a sentence; the
 * longest that fits counts, and a negation before it turns it round. `- -` is what people say in passing. Written from general knowledge.
 */
export const ENGLISH = `
- -: was it worth | is it worth | whether it was worth | if it was worth | whether it is worth | to be fair | to be honest | i'll be fair | fair enough to say | good luck | no good reason | too good to | as good as nothing | pretty much | for good | good friend | for free | feel free | just fine print | fine print | like everybody | like everyone | work like | something like | would like | i'd like | looks like | look like | felt like | feel like | feels like | sounds like | not sure | last minute | hard drive | credit card | mistake of mine | the other day | all right | i should say | i must say | spam folder | in spam | in the spam | in my spam
price -: expensive | too expensive | dear | dearer | pricey | overpriced | steep | costly | too high | too much money | too much for | costs too much | can't afford | couldn't afford | can not afford | not worth it | isn't worth | wasn't worth | not worth the | rip off | nearly double | more than double | put it up | put the price up | went up | crept up | full whack | a fortune | a lot of money | more than i thought | more than we thought | more than i wanted | waste of money
price +: cheap | cheaper | affordable | inexpensive | reasonable | reasonably priced | fairly priced | fair price | good value | great value | good deal | bargain | worth it | worth the money | worth every | pays for itself | paid for itself | fair enough | well worth | would pay double | happy to pay | cheaper than
surprise -: surprise | surprised | unexpected | unexpectedly | shocked | shock | out of nowhere | didn't know about | didn't know there | hadn't known | nobody told | no one told | never told | without telling | without a word | without asking | without warning | never mentioned | nothing about | not mentioned | small print | hidden | hide that | on the last page | on the final page | at the last moment | suddenly | had no idea | made me sit up | came by itself | came back by itself | doesn't tell you
surprise +: no surprise | not a surprise | no surprises | as expected | as i expected | what i expected | what we expected | about what i figured | knew about | already knew | i'd seen the | had seen the | spot on | told me the first | told us beforehand | was expecting | had expected it
ease -: hard | difficult | confusing | confused | complicated | complex | cumbersome | clumsy | fiddly | awkward | tricky | unclear | unintuitive | couldn't find | can't find | could not find | couldn't work out | couldn't figure out | can't figure out | didn't understand | don't understand | don't get it | no way to | too many steps | by hand | get lost | got lost | too many clicks | never find | hid the button | takes getting used to | hopeless
ease +: easy | easier | easily | simple | straightforward | intuitive | effortless | convenient | user friendly | two taps | one click | no bother | at a glance | in one second | made sense | easy to use | self explanatory | a breeze | plain sailing | like butter
speed -: slow | slower | slowly | too slow | takes ages | took ages | takes forever | took forever | takes hours | takes too long | took too long | too long | still waiting | waited | waiting | kept waiting | was late | came late | comes late | too late | delayed | a month late | days later | weeks later | never answered | never replied | nobody replied | nobody answered | no reply | no answer | never came back to
speed +: fast | faster | quick | quicker | quickly | instantly | straight away | right away | immediately | in minutes | within minutes | in ten minutes | in five minutes | in four minutes | within five minutes | in under a minute | in seconds | the same day | next day | never late | always on time | on time | saves me | saves us | saved me | saved us | no time at all
faults -: broken | broke | breaks | bug | bugs | buggy | crash | crashed | crashes | crashing | error | errors | went wrong | goes wrong | is wrong | are wrong | was wrong | were wrong | wrong again | got it wrong | the wrong | doesn't work | didn't work | does not work | did not work | stopped working | failed | fails | failing | garbled | destroyed | corrupt | corrupted | lost my | lost the | lost it | spins | kept spinning | logged me out | locked me out | locked out | keeps asking | leaked | leaking | missing | was missing | glitch | glitches | fell over | can't log in | couldn't log in | never arrived | didn't come | didn't arrive
faults +: it works | it worked | that works | that worked | works well | works fine | worked fine | worked well | just works | just worked | always works | works for us | works for me | reliable | dependable | rock solid | never failed | never lost | without a hitch | without a problem | without problems | did the job | does the job
trust -: scam | fraud | dishonest | suspicious | shady | sneaky | tricked | trick | misled | misleading | lied | lie | cheated | cheat | deceived | fishy | creepy | worried | worries me | afraid | nervous | unsafe | insecure | crook | trap | don't know where it | who else sees
trust +: trust | trusted | trustworthy | honest | honestly done | safe | secure | reassuring | reassured | transparent | upfront about | straight with | confident | reliable people
mind -: too many | stop sending | spam | unsubscribed | unsubscribe | deleted them | deleted it | never read | ignored them | nagging | pestering | annoyed | annoying | annoys | irritating | irritated | angry | cross | furious | raging | mad about | fed up | sick of | tired of | insulting | offended | bothers | bothered | bother me | put me off | puts me off | stuck in my throat | unfair | ridiculous | cheeky | i mind | complain | complained | moaned | felt stupid | felt tricked | felt cheated | can't stand | on my nerves | drives me mad | drives me crazy | objected | i object | against it | disgrace | embarrassing | embarrassed
mind +: don't mind | didn't mind | doesn't mind | do not mind | did not mind | wouldn't mind | don't care | didn't care | doesn't bother | didn't bother | don't bother | no complaint | no complaints | can't complain | no problem with | not a problem | not the problem | nothing against | was fine | is fine | it's fine | that's fine | so fine | thought fine | but fine | was normal | it was normal | it's normal | that's normal | fair enough | nothing wrong with | is just honest | okay with | fine with | happy with | makes sense to me
liking -: hate | hated | awful | terrible | horrible | dreadful | was bad | were bad | is bad | very bad | the worst | useless | pointless | rubbish | poor | disappointing | disappointed | frustrating | frustrated | frustration | ugly | nightmare | mess | a pain | painful | hell | disaster | bland | boring | lacking | unpleasant | unhappy | rude | shambles | no use | misery | rank
liking +: love | loved | loves | great | excellent | brilliant | fantastic | wonderful | amazing | superb | perfect | lovely | super | gorgeous | delicious | beautiful | delighted | pleased | impressed | enjoy | enjoyed | enjoys | favourite | favorite | was good | were good | is good | are good | very good | really good | was nice | very nice | the best | clever | helpful | useful | liked | i like | we like | really like | likes it | decent | exactly what i | exactly what we | friendly
leaving -: left because | that's why i left | that's why we left | why i left | why we left | cancelled | canceled | i cancel | hit cancel | gave up | give up | walked away | walk away | i quit | we quit | i stopped | we stopped | had enough | deal breaker | dealbreaker | hard no | i said no | i say no | we said no | the last straw | killed it | did it for me | lost me | lost us | shut the laptop | closed the tab | closed the laptop | asked for my money back | went back to | switched to | moved to | was for me the end | made me leave | made us leave
leaving +: wasn't the reason | not the reason | isn't why | wasn't why | not why | it's not the | it wasn't the | wasn't about the | not because of | stayed because | that's why i stay | why i stayed | kept me | keeps me | i'd stay | would come back | i'd come back | made me stay | i'm staying | never leave
wish -: i wish | we wish | wish it | wish they | ^let me | ^give me | ^tell me | ^show me | ^just tell | ^just show | ^say the | ^ask the | ^charge me | ^keep the | ^end it | ^put the | ^make it | ^don't | ^let us | ^let them | ^give us | ^move the | ^why not | ^why can't | should be | should have been | should say | should show | should tell | should let | ought to | needs to be | i'd need | we'd need | i need a way | we need a way | would like to be | i'd like to be | i'd like a | i'd like the | we'd like | i'd love a | i'd love to | i'd rather | if only | if there was | if there were | if there had been | could be better | what's missing | there is no way | there's no way | there was no way | no option to | i'd have stayed | would have stayed | i'd have never left
wish +: don't change | wouldn't change | would not change | leave it as | leave it alone | keep it as | keep it like | nothing wrong with it | nothing to change | fine as it is | good as it is | happy as it is | wouldn't touch
`;

/** In plain letters: no umlauts. */
export const GERMAN = `
- -: ehrlich gesagt | um ehrlich zu sein | gut moglich | na gut | schon gut | gut so weit | ganz gut moglich | zum gluck
price -: teuer | teurer | zu teuer | zu hoch | zu viel geld | uberteuert | kostet zu viel | nicht leisten | nicht wert | abzocke | wucher
price +: gunstig | gunstiger | billig | billiger | preiswert | bezahlbar | fairer preis | sein geld wert | das geld wert | angemessen
surprise -: uberrascht | uberraschung | uberraschend | unerwartet | plotzlich | auf einmal | versteckt | niemand hat gesagt | keiner hat gesagt | nichts davon gesehen | auf der letzten seite | schock | schockiert
surprise +: keine uberraschung | wie erwartet | hatte ich erwartet | habe ich erwartet | war zu erwarten | wusste ich
ease -: schwierig | schwer | kompliziert | umstandlich | unklar | verwirrend | unubersichtlich | nicht gefunden | keinen gefunden | nicht verstanden | verstehe ich nicht | von hand | muhsam
ease +: einfach zu | ganz einfach | sehr einfach | leicht | intuitiv | ubersichtlich | verstandlich | bequem | auf einen blick | problemlos
speed -: langsam | zu langsam | dauert ewig | zu lange | lange gewartet | gewartet | warten | zu spat | verspatet | keine antwort | nie geantwortet | niemand geantwortet
speed +: schnell | schneller | sofort | in minuten | noch am selben tag | punktlich | spart mir | spart uns
faults -: kaputt | fehler | absturz | absturze | sturzt ab | funktioniert nicht | ging nicht | geht nicht | falsch | fehlt | fehlte | verloren gegangen | haengt
faults +: funktioniert | hat funktioniert | lauft | zuverlassig | fehlerfrei | stimmt immer
trust -: betrug | unserios | misstrauisch | misstraue | unehrlich | getauscht | hereingelegt | sorge | sorgen | angst | unsicher
trust +: vertraue | vertrauen | vertraut | ehrlich | serios | sicher | transparent
mind -: argert | geargert | argerlich | nervt | nervig | genervt | wutend | sauer | stort mich | gestort | unverschamt | frech | unfair | peinlich
mind +: stort mich nicht | macht mir nichts | nichts dagegen | kein problem | in ordnung | ist okay | war okay | ist normal | war normal
liking -: schlecht | schlechter | schlimm | furchtbar | schrecklich | katastrophe | enttauscht | enttauschend | nutzlos | hasse | miserabel | mies | hasslich
liking +: gut | besser | toll | super | prima | hervorragend | ausgezeichnet | perfekt | begeistert | liebe | gern | gerne | schon | angenehm | hilfreich | nutzlich | zufrieden | gefallt | freundlich
leaving -: gekundigt | abgebrochen | aufgehort | aufgegeben | war schluss | schluss gemacht | deshalb gegangen | nicht verlangert | gewechselt
leaving +: nicht der grund | kein grund | lag nicht an | deshalb geblieben | bin geblieben
wish -: ich wunsche mir | ich wunschte | ich hatte gern | ich hatte gerne | sollte | sollten | musste man | es fehlt | mir fehlt | uns fehlt | es gibt kein | es gibt keine | ware besser | bitte | ich will | wir wollen
wish +: nichts andern | so lassen | soll so bleiben | kann so bleiben
`;
