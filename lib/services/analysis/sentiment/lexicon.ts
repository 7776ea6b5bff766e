/** The sentiment of words from -3 to 3, by language, in plain letters; forms of a word share its stem. */
export const ENGLISH = `
0 use used uses using user like likes cost costs kind work working right free
3 love loved adore brilliant excellent fantastic superb perfect terrific gorgeous wonderful amazing outstanding delighted thrilled best
2 good great nice lovely happy glad enjoy enjoyed impressed impressive beautiful useful helpful fair fairest clean cleanest tidy friendly kind pleased enthusiastic favourite favorite recommend reassuring smooth clever classy worth satisfied comfortable convenient intuitive polite proud works worked success win won fast quick quickly easy easier precise neat emotional promising
1 fine okay clear simple cheap affordable reasonable honest correctly properly safe safer secure fresh calm better improve improved help helped helps liked fun funny interesting trust trusted normal suits solved understood accurate saved saves save
-1 slow wait waited waiting late expensive costly odd strange confusing unclear difficult hard complicated missing lack lost lose losing forgot forgets forget problem problems issue issues trouble bug manual manually doubt unsure hesitation tired boring sceptical skeptical suspicious surprise surprised surprises unexpected limit limited annoying bother bothered clumsy repeat fail refused refuse cold complain complained sorry moaned grumbled sick skip skipped stuck wary loud punish
-2 bad worse annoyed angry cross upset sad disappointed disappointing frustrating frustrated irritating irritated broken useless pointless wrong error mess fear afraid scared frightened worried worry worries anxious embarrassed embarrassing shame stupid unfair rude insulting dishonest lie lied trick tricked hidden hate hated ugly garbled destroyed stolen steal awful ridiculous impossible crash crashed mistake fault guilty spam unsubscribe unsubscribed hostage nightmare deal-breaker dealbreaker overpriced punished insane abandon abandoned failing failed blame breached froze frozen offended misery dread
-3 terrible horrible hateful scam fraud disgusting disaster furious raging worst garbage rubbish betrayed cheated robbed unacceptable appalling`;

export const GERMAN = `
3 hervorragend ausgezeichnet perfekt wunderbar wunderschon grossartig fantastisch begeistert liebe geliebt
2 gut gute guter gutes guten toll tolle schon schone freundlich nutzlich hilfreich einwandfrei super zufrieden gern gerne gefreut freue prima fair gunstig angenehm beeindruckt empfehlen lohnt richtig schnell
1 einfach klar okay ordentlich korrekt sicher leicht besser geholfen hilft funktioniert gefallt nett ehrlich
-1 langsam lange warten gewartet teuer kompliziert umstandlich schwierig fehlt fehlte vergessen problem probleme unklar verwirrend uberrascht uberraschung seltsam komisch schwer muhsam leider verloren werbung
-2 schlecht schlechtes schlechte argerlich argern genervt nervig nervt kaputt falsch fehler angst sorge sorgen peinlich dumm unverschamt enttauscht enttauschend traurig nutzlos frech aufdringlich abmahnfahig gestritten
-3 furchtbar schrecklich katastrophe betrug unmoglich hasse abzocke wutend miserabel`;

/** Phrases that say more than their words; matched in lower case with straight quotes. */
export const PHRASES: readonly (readonly [pattern: RegExp, points: number])[] = [
  [
    /\b(don't|didn't|wouldn't|not) (really )?(mind|bother|care|complain)\b|\bno (bother|problem|big (deal|drama)|surprise)\b/,
    1,
  ],
  [/\bnot (the |a |your )?(problem|reason|issue|bad|worried|afraid)\b|\bwasn't (it|the reason|the problem)\b/, 1],
  [/\bcouldn't care less\b/, 0.3],
  [
    /\b(get|got|getting) rid of\b|\bthought twice\b|\bin tears\b|\bsomething else\b|\bhard time\b|\bthrough the roof\b/,
    -1.5,
  ],
  [/\b(they|she|he|everybody) (said|voted) yes\b|\bdream\b|\bon my side\b|\bright away\b/, 1.2],
  [/\b(at the beginning|at the end|in the end)\b/, 0],
  [/\b(only|not until) (on|after|then)\b|\bnot one\b|\bat all\b|\bwent over\b/, -0.8],
  [
    /\b(don't|didn't|doesn't) (know|need)\b|\bnot (sure|clear|great|quite|really)\b|\bno (answer|reason|use|option|undo|way)\b/,
    -0.8,
  ],
  [/\btoo (much|late|little|few|long|expensive|slow|complicated|many)\b/, -2],
  [/\b(zu (teuer|lange|spat|viel|kompliziert|langsam|wenig))\b/, -2],
  [/\b(gave up|give up|had enough|never again|no way|full stop|for what\?)/, -2],
  [/\b(closed|cancelled|canceled|deleted|unticked) (it|the|my|that)\b/, -0.8],
  [
    /\b(can't|cannot|couldn't|won't|doesn't|didn't|don't) (get|open|see|find|work|load|read|use|send|answer|help|understand|trust|want|like)\b/,
    -1.2,
  ],
  [/\b(nobody|no one|never) (read|reads|answered|replied|told|asked|explained|said|knew)\b/, -1.2],
  [/\b(still don't|no idea|why would|why's that|why do they|what's the point|that's not an answer)\b/, -1.2],
  [/\bi('d| would)? (rather|prefer)\b/, -0.5],
  [/\b(had to|have to|got to) (ring|call|write|drive|explain|go back|wait|ask|type|delete|pay)\b/, -1],
  [/\b(should|could) have (been|had|told|said|shown|asked)\b|\bshould(n't| not)? be\b|\bstop building\b/, -0.8],
  [
    /\b(took|takes|waited|waiting|after) (them |me |us )?(about |almost |another )?(two|three|four|five|six|seven|several|\d+) (days|weeks|months)\b/,
    -1.5,
  ],
  [/\b(four|five|six|seven|eight|nine|ten|\d+) minutes\b/, 0.6],
  [/\b(eight|nine|ten|eleven|twelve|twenty|\d\d) e-?mails\b/, -1.2],
  [
    /\b(paid|pay|pays) for itself\b|\bworth (it|the money|every|\d|the)\b|\b(i'd|would) (have )?(paid|pay) (double|more|that)\b/,
    2,
  ],
  [/\bwouldn't pay\b|\bnot going to pay\b|\bnot worth\b|\bfor nothing\b/, -2],
  [/\bkept me going\b|\bexactly what i (wanted|needed)\b|\bwhat i need(ed)?\b|\bcan't live without\b|\bthumbs up\b/, 2],
  [/\b(felt|feel|feeling) (stupid|sick|tired|awful|like i'd been had|like i was failing)\b|\bwent cold\b/, -2],
  [/\b(last|final) page\b|\bsmall print\b|\btiny grey\b|\bafter (they've|you've) signed\b/, -1],
  [/\bthat's what they do at\b|\bbetting on you\b|\bcounting on it\b|\bwhole (thing|problem|reason)\b/, -1.5],
  [/\bto be fair\b|\bi('ll| must) be fair\b|\bfair enough\b|\bto be honest\b/, -0.2],
  [/\bnothing but\b|\bpart of the trial\b/, 0],
  [/\b(kam nichts|gar nicht|uberhaupt nicht|nicht mal|keine einzige)\b/, -1],
  [/\b\d+ tage\b|\b(drei|vier|funf|sechs|sieben) tagen?\b/, -1],
];

/** Words that reverse praise or blame. */
export const NEGATIONS =
  "not no never nobody nothing hardly without isn't wasn't aren't weren't don't didn't doesn't can't couldn't won't wouldn't haven't hasn't nor neither kein keine keinen keiner keinem nicht nie niemand nichts ohne";
/** Words that intensify the next word. */
export const STRONGER =
  "very really so extremely incredibly totally completely absolutely genuinely sehr wirklich total absolut extrem echt";
