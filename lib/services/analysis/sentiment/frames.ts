const NUMBER =
  "(?:\\d[\\d.,]*|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|several|another|few)";
const words = (pattern: string) => new RegExp(`\\b(?:${pattern})\\b`, "g");

/**
 * What people do with language when they praise, complain, wish or simply report. Matched in plain lower-case letters
 * with straight quotes; the weight of each is learned.
 */
export const FRAMES: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    "bad feeling",
    words(
      "annoy\\w*|angry|livid|fum(?:ed|ing)|furious|frustrat\\w*|upset|asham\\w*|embarrass\\w*|humiliat\\w*|scar(?:es?|ed|y)|afraid|worr(?:y|ied|ies|ying)|nervous|anxious|terrif\\w*|panic\\w*|dread\\w*|hate[ds]?|fed up|cr(?:y|ied|ying)|tears|sad|miserable|lonely|disappoint\\w*|hurts?|awful|terribl[ey]|horrible|sick|stupid|guilty|resent\\w*|offend\\w*|insult\\w*|suspicious|uneasy|queasy|creepy|exhaust\\w*|stress\\w*|desperate|helpless|mad|fear\\w*|shame|rage|bitter|argerlich|geargert|genervt|wutend|peinlich|angst|enttauscht|traurig",
    ),
  ],
  [
    "in the body",
    words(
      "stomach|heart (?:sank|dropped|stopped)|went (?:cold|white|red|hot|pale)|(?:couldn't|didn't|can't) (?:sleep|breathe)|lie awake|lay awake|blood boil|shak(?:e|ing)|swore|shouted|screamed|yelled|sighed?|headache|white as a sheet|sweat\\w*",
    ),
  ],
  [
    "good feeling",
    words(
      "lov(?:e[ds]?|ely|ing)|enjoy\\w*|happ(?:y|ier|iest)|glad|delight\\w*|thrilled|reliev\\w*|relief|pleas(?:ed|ure|ant|antly)|proud|grateful|thankful|brilliant|fantastic|wonderful|marvellous|perfect|amaz\\w*|great|nice(?:st|ly)?|beautiful\\w*|gorgeous|superb|terrific|excellent|delicious|impress\\w*|excited|cheer(?:ed|ful)|laughed|smil\\w*|peaceful|cosy|favourite|favorite|fun|a joy|blessing|bless|godsend|treat|hit|progress|freude|froh|toll|super|schon|gefreut|begeistert|zufrieden",
    ),
  ],
  [
    "broken",
    words(
      "fr(?:oze|ozen|eezes)|crash\\w*|broke|broken|breaks|stuck|died|dies|dead|blank|blurry|missing|lost|loses?|disappear\\w*|vanish\\w*|wrong|garbled|fail\\w*|errors?|bugs?|glitch\\w*|kaputt|abgesturzt|locked|blocked|refused|rejected|declined|bounced|leak\\w*|cracked|smelt|stank|mouldy|late|ran out|run out|out of order|down again|timed out|fell apart|fell off|came off",
    ),
  ],
  [
    "doesn't",
    words(
      "(?:doesn't|didn't|don't|won't|wouldn't|can't|cannot|couldn't|isn't|wasn't|never|not) (?:even |really |actually |always )?(?:work\\w*|load\\w*|open\\w*|connect\\w*|sav(?:e|ed)|sync\\w*|fit|match\\w*|find|found|read|see|hear|tell|know|let|get|answer\\w*|help\\w*|understand|recognis\\w*|show\\w*|stop\\w*|come|came|reach\\w*|listen\\w*|look\\w*|explain\\w*|there|possible|enough|clear|fair|right|on (?:my|the|your) list)",
    ),
  ],
  [
    "no answer",
    words(
      "(?:nobody|no one|none of them|they never|never) (?:\\w+ )?(?:answer\\w*|rang|rings|call\\w*|repl\\w*|told|tells|said|came|comes|asked|asks|explain\\w*|read|reads|look\\w*|knows?|knew|care[sd]?|show\\w*|apologi\\w*|warned|heard)|no (?:answer|reply|explanation|reason|warning|way|idea|choice|one|door|entry|option)|still (?:waiting|holding|haven't|hasn't|isn't|don't|doesn't|can't|not)|never heard|keine? (?:antwort|reaktion)|as designed|copy and paste|recorded|automatic reply|on hold",
    ),
  ],
  [
    "long wait",
    words(
      `(?:wait\\w*|queue\\w*|took (?:me |us |them |him |her )?|after |for |lasted |another |within the next )(?:about |almost |nearly |over |more than )?${NUMBER}(?: and a half)? (?:minutes?|hours?|days?|weeks?|months?)|took (?:ages|forever)|for (?:ages|weeks|months|hours|days)|that was in \\w+|half the (?:day|morning|night)`,
    ),
  ],
  [
    "quick",
    words(
      `(?:in|within|inside|under|only|took me|took us|up and running in|by the) (?:about |maybe |less than )?(?:a |an |one |two |three |five |ten |fifteen )?(?:seconds?|minutes?|hour|click|clicks|evening|same (?:day|afternoon|morning))|straight ?away|right away|there and then|in no time|at once|instantly|first time|the same (?:day|afternoon|evening|hour)|the next (?:day|morning)|sofort|schnell`,
    ),
  ],
  [
    "paid for it",
    words(
      "charged (?:me|us|him|her)|billed (?:me|us)|fined?|cost (?:me|us)|took (?:the |my |our )?money|overpriced|rip-?off|daylight robbery|fees?|surcharge|on top|extra|double|hidden|small print|kept (?:taking|charging|paying)|paid for nothing|out of pocket|lost (?:a|my|the|two|three) (?:morning|day|weekend|sunday|evening|pay|wages|money|hours?)|dear(?:er|est)?|expensive|gebuhr|teuer|abzocke",
    ),
  ],
  [
    "toil",
    words(
      "(?:had|have|having|has|got|need|needed|forced) to|by hand|re-?typ\\w*|over and over|again and again|each time|every (?:single )?time|start(?:ed|ing)? (?:again|over|from (?:the beginning|scratch))|one by one|line by line|from scratch|twice|all over again|for the (?:third|fourth|fifth) time|all (?:weekend|night)|every ninety|von hand|musste[nt]?|(?:ring|rang|called|wrote|went|drove|tried) (?:\\w+ )?(?:three|four|five|six|seven) times",
    ),
  ],
  [
    "gives up",
    words(
      "g[ai]ve(?:n)? (?:it )?up|giving up|quit|cancelled|never again|no longer|(?:don't|didn't|doesn't|can't) \\w+ (?:\\w+ )?any ?more|not any ?more|i'm out|i was out|forget it|left it|back in the (?:box|drawer)|i(?:'ve)? stopp\\w*|closed it|deleted it|threw|thrown|binned|lost me|put me off|walked (?:out|away)|last straw|enough of|hung up|aufgehort|gekundigt|aufgegeben",
    ),
  ],
  [
    "no use",
    words(
      "useless|pointless|hopeless|no use|nonsense|rubbish|what's the point|waste of|wasted?|worthless|a joke|ridiculous|absurd|silly|madness|insane|lunatic|nightmare|disaster|chaos|mess|hell|torture|lottery|gamble|wallpaper|theatre|all or nothing|neither use|not worth|wouldn't (?:pay|trust)|sinnlos|quatsch",
    ),
  ],
  [
    "scorn",
    words(
      "not joking|believe it or not|of course|obviously|apparently|funny how|good luck|thanks for nothing|as if|who (?:thinks|needs|reads|knows|designed|comes up)|why (?:would|do|does|should|can't) (?:they|you|it|i|anyone)|i'd like to meet|like (?:an?|the) (?:criminal|idiot|fool|parcel|prisoner|child|beggar|thief|number|unpaid|lunatic)|you(?:'d| would) think|how hard|must be joking|come on|not as far as|to this day|the (?:cheek|nerve)|is that (?:too much|so)|of all things|a [\\w-]+ for that|call(?:ed)? (?:it|that) a",
    ),
  ],
  [
    "wronged",
    words(
      "unfair|not fair|lied|lies|liars?|tricked|trick|cheated|cheat|misled|without (?:asking|telling|a word|warning)|sneaky|scam|fraud|stole|stolen|blamed?|against me|sent (?:me|him|her|us) (?:home|away)|treated|ignor\\w*|patronis\\w*|talk(?:ed|s)? down|not serious(?:ly)?|shouted at|laughed at|robbed|betrayed|threat\\w*|punish\\w*|excluded|watched|spy\\w*|stalking|over your head|turned away|distrust|don't trust|doesn't trust|no trust",
    ),
  ],
  [
    "too much",
    words("too (?:\\w+)|zu (?:viel|teuer|lange?|spat|kompliziert|langsam|wenig)|not enough|far too|way too"),
  ],
  [
    "hard",
    words(
      "hard|difficult|complicated|confus\\w*|unclear|tricky|fiddly|clumsy|slow|slower|awkward|painful|tedious|endless|impossible|tiny|ugly|loud|noisy|cold|worse|worst|bad|badly|poor|poorly|dangerous|risky|nasty|rude|cheeky|horrid|lousy|boring|trouble|problems?|issues?|complain\\w*|complaint|sore point|schwierig|kompliziert|schlecht|schlimm|probleme?",
    ),
  ],
  [
    "no hardship",
    words(
      "(?:not|never|no|nothing|without|isn't|wasn't|didn't|don't|hardly|any) (?:an? |any |much |too |really |so |that |once )?(?:hard|difficult|problems?|trouble|bother|worr\\w*|mind|complaints?|complain|fuss|hassle|regret\\w*|issue|bad|scary|expensive|pain|hurt|afraid|nervous|drama|catch|hesitat\\w*|queue|stress)|(?:don't|didn't|doesn't) (?:have|need) to|never had (?:to|a|any)|no more|kein problem",
    ),
  ],
  [
    "easy",
    words(
      "easy|easier|easily|simple|simply|smooth\\w*|intuitive|obvious at once|clever|neat|handy|useful|helpful|convenient|practical|comfortabl[ey]|comfy|comfiest|quick|quicker|fast|faster|clear|clean|tidy|reliable|safe|safer|fresh|warm|quiet|affordable|cheap|cheaper|einfach|praktisch|hilfreich|schnell|dead simple|works|worked|peace of mind|fits?|suits?",
    ),
  ],
  [
    "gain",
    words(
      "sav(?:es?|ed|ing) (?:me|us|my|our|him|her|you|them)|halved|half (?:what|the|as)|twice as|gone (?:from|up|down)|no more|never (?:have|had) to|these days|nowadays|used to (?:be|take|cost|lose|have|ring|spend|sit)|since then|ever since|now (?:it's|i|we|they|he|she)|better|best|improv\\w*|instead of|at last|finally|learn(?:ed|t)|fixed|sorted|solved|works now|endlich|besser|pays? for itself|paid for itself",
    ),
  ],
  [
    "kindness",
    words(
      "kind|kindly|kindest|patient|friendly|decent|polite|honest|apologi[sz]ed|straight with me|took (?:the|her|his|their) time|thank\\w*|rang me|called me back|answered|listened|looked after|good people|by name|personal|caring|sat (?:down )?(?:with|beside)|helped|offered|sorry for|didn't once|nett|freundlich|geduldig|geholfen",
    ),
  ],
  [
    "stands by it",
    words(
      "(?:wouldn't|won't|never|can't imagine) (?:\\w+ )?(?:chang\\w*|go(?:ing)? back|be without|giv\\w*|miss|part|swap|want to miss)|recommend\\w*|told everybody|tell everybody|worth (?:it|every|the)|i'd (?:pay|buy|fight|follow|miss|do it again|take it again|never)|best (?:thing|part|\\w+ (?:i|of))|can't live without|all the difference|made (?:my|our) (?:day|year|week|life)|full marks|no complaints|can't complain|couldn't (?:be|have been|ask)|exactly what|just what|the reason i (?:stay\\w*|came)|without a doubt|any ?day|i trust|we trust|keep (?:on )?using",
    ),
  ],
  [
    "grants",
    words(
      "got to (?:admit|say|be fair)|must (?:say|admit)|have to (?:say|admit)|to be fair|give (?:them|it|him|her) that|fair play|fair enough|was sceptical|wasn't sure|expected|feared|hadn't expected|didn't think|i admit|say what you (?:like|want)|at least|that's something|muss (?:ich )?sagen",
    ),
  ],
  [
    "wishes",
    words(
      "(?:i|we|they|you|it|he|she)(?:'d| would| could| should) (?:\\w+ )?(?:like|want|love|prefer|rather|wish|be|have|do|need|help|put|make|say|tell|give|let|show|ask|keep|expect|say|trust)|should|ought to|i wish|could do with|it needs|needs to|would be (?:nice|good|enough|better|great)|i'd(?: still)? have|what i('d| would)? want|ideally|ideal|hope|mochte|wunsch\\w*|ware schon|sollte\\w*",
    ),
  ],
  [
    "asks for",
    words(
      "one (?:button|line|screen|page|thing|place)|a button|let (?:me|us|them|it)|give (?:me|us)|show (?:me|us)|tell (?:me|us)|just (?:say|tell|show|ask|put)|start with|make it|put it|don't (?:make|ask|send)|ask (?:me|them|who)|say (?:so|it|how)",
    ),
  ],
  ["supposes", words("if|unless|suppose|imagine|in case|say that|wenn|falls|depends|otherwise")],
  [
    "hedges",
    words(
      "suppose|guess|maybe|probably|perhaps|i don't know|i couldn't tell|not sure|depends|sometimes|some (?:days|weeks|people|of)|either|both|half and half|in the middle|so-so|on the fence|hm+|roughly|about the same|i think|i'd say|somehow|vielleicht|wahrscheinlich|kommt darauf an",
    ),
  ],
  [
    "habit",
    words(
      "usually|always|mostly|normally|every (?:day|morning|evening|week|month|sunday|monday|friday|quarter)|on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|in the (?:morning|evening|afternoon)|at (?:night|noon|lunch)|twice a|once a|a (?:day|week|month|year)|immer|meistens|jeden",
    ),
  ],
  [
    "sets out",
    words(
      "there's an?|there are|there is|it's (?:called|an?|the|by|from|in|on)|that's (?:the|an?|my|our|what)|we've got|i've got|they've got|has (?:an?|two|three)|consists?|so i|and then (?:i|we|it|you)|first|then|before (?:that|it)|you (?:press|put|choose|open|click|take|get|go|can)|it (?:shows|asks|says|tells|takes|sends|splits|fills)|es gibt|man (?:kann|muss)",
    ),
  ],
  [
    "about me",
    words(
      "i'm (?:an?|the|in|at|from|\\d+|on)|i (?:work|live|teach|drive|run|study|do|use|take|go|buy|moved|started|finished)|years? (?:ago|old)|since (?:last|the|\\d+|two|three|we|i)|my (?:husband|wife|partner|son|daughter|boss|colleague|brother|sister|mum|mother|dad|father|cousin|friend|neighbour)(?: \\w+)? (?:does|did|has|uses|used|says|said|works|takes|keeps|thinks|likes|would|put|is)|we (?:have|are|live|moved|use|do)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\\d{4})",
    ),
  ],
  [
    "others",
    words(
      "(?:he|she|they|you|people|everybody|everyone) (?:says?|think|thinks|like|likes|hate|hates|loves?|used|would|wants?|said)",
    ),
  ],
  ["told off", /["“„][^"”“]{2,80}["”“]/g],
  ["but", words("but|though|although|except|however|only that|aber|allerdings|trotzdem|even so|still")],
  [
    "strongly",
    words(
      "very|really|so|extremely|totally|absolutely|completely|honestly|ever so|never ever|at all|a bit|quite|rather|sehr|wirklich|total|extrem|properly|proper|frankly|stupidly|terribly|awfully",
    ),
  ],
  [
    "dashed",
    words(
      "turns? out|turned out|it turned|only (?:found|find) out|and (?:it|they|he|she) (?:wasn't|weren't|didn't|hadn't|couldn't)|supposed to|meant to|it said|they said|promised|was told|apparently|should have|could have|would have|might as well",
    ),
  ],
];
