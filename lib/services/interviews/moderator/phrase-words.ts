import { type Language, languageOf } from "@/lib/core/languages";
import { plainLetters } from "@/lib/core/text/plain-letters";

/** What the choice of a phrase to take up knows of a language; words are compared in plain letters. */
type PhraseWords = {
  /** Words without a topic. */
  grammar: string;
  /** What a clause begins with without meaning anything; what is joined by `_` only together. */
  fillers: string;
  /** What a clause ends with without meaning anything. Not "that": "I don't like that" would lose its object. */
  tails: string;
  /** Where what is too long to be said in a breath is best cut: what explains or times what came before. */
  cuts: string;
  /** What joins two clauses. */
  joints: string;
  /** Of these, what tells when something is so: it stays with what it times. */
  moments: string;
  /** Of these, what says that the point comes now. */
  contrasts: string;
  /** Beginnings of words for problems and emotions. */
  troubled: string;
};

type First = "en" | "de" | "es" | "fr";

/** English, German, Spanish and French together, and every language that has none of its own. */
const FIRST: PhraseWords = {
  grammar: `a al algo alguien ante antes asi aun bien cada casi como con contra cosa cosas cual cuando de del desde donde durante e el ella
ellas ellos en entre era eran es esa ese eso esta estaba estan estar este esto estos fue fueron ha habia hace hacer han hasta hay
la las le les lo los mas me mi mis mucho muy nada ni no nos nosotros o os otra otro para pero poco por porque pues que quien se sea
ser si siempre sin sobre solo son su sus tal tambien tan tanto te tenia tiene todo todos tu un una uno unos usted y ya yo
ai alors apres assez au aucun aussi autre aux avait avant avec avoir beaucoup bon c'est ca ce cela ces cet cette chaque chez chose
comme comment dans depuis des donc dont du elle elles encore est et etait etaient ete etre eu fait faire faut il ils j'ai je jamais
juste l'on leur leurs lui ma mais meme mes moi moins mon n'est ne non notre nous on ont ou par parce pas peu peut plus pour pourquoi
qu'il quand quel quelle quelque quelques qui quoi sa sans ses si son sont souvent suis sur ta tes toi ton toujours tous tout toute
toutes tres trop tu un une vers vos votre vous y
week weeks month months year years yesterday today woche wochen monat jahr letzte letzten gestern heute semana pasada mes ano
ayer hoy semaine derniere mois annee hier basically honestly literally maybe okay well um uh hmm eh eben halt eigentlich einfach ziemlich also oh yeah yes yep sure thanks
thank hello hi hola bonjour hallo gracias merci danke bitte please sorry favor s'il plait
two three four five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety hundred thousand pounds euros dollars minutes hours days total
zwei drei vier funf sechs sieben acht neun zehn zwanzig dreissig vierzig funfzig sechzig hundert tausend euro minuten stunden tage insgesamt
dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cuarenta cincuenta cien mil minutos horas dias
deux trois quatre cinq sept huit neuf dix vingt trente quarante cinquante soixante cent mille minutes heures jours`,
  fillers: `and but so or then well just lol haha honestly basically actually also anyway because which that like um uh hmm oh yeah yes yep okay ok sure
please thanks thank hello hi really literally though idk probably good_question i_mean i'd_say i_would_say i_suppose wahrscheinlich vermutlich puh tja naja
hm gute_frage ich_wurde_sagen ich_sag_mal bonne_question je_dirais buena_pregunta yo_diria und aber oder also dann ja eh halt eigentlich einfach weil dass denn na gut
bitte danke hallo y pero o porque entonces pues que bueno eso si hola gracias et mais ou donc alors parce que enfin bon ben oui
bonjour merci quand meme`,
  tails: `and but or because um uh hmm please thanks thank_you though anyway you_know i_guess i_think i_suppose i_mean or_so or_something
or_whatever and_stuff und aber oder weil dass eh bitte danke glaube_ich denke_ich oder_so und_so y pero o porque que gracias creo supongo o_sea
et mais ou parce_que merci je_crois je_pense quoi hein en_fait`,
  cuts: "so which who because since until before after dass weil damit bevor bis que qui porque",
  joints:
    "and but because so_that then when while although which und aber weil sodass wenn als obwohl y pero porque cuando aunque et mais parce_que quand lorsque",
  moments: "when while wenn als cuando quand lorsque",
  contrasts: "but aber pero mais",
  troubled:
    "stress|exhaust|difficult|complicat|struggl|embarrass|giving|cried|crying|apolog|schwierig|komplizi|peinlich|geweint|aufgeb|aufgegeb|dificil|complicad|estres|preocup|difficil|compliqu|inquiet|pleur|crash|froze|freez|stuck|error|fail|refus|declin|reject|block|lost|lose|confus|annoy|frustrat|hate|hated|afraid|scared|worr|angry|slow|never|twice|gave|quit|surpris|impossib|unfair|hidden|abgesturzt|nerv|fehler|angst|doppelt|umstandlich|langsam|verwirr|arger|abgebroch|nie|bloquead|enfad|lent|error|nunca|perdi|miedo|imposible|confund|frustr|errone|rechaz|perdu|peur|erreur|jamais|enerv|agac|plant|bloqu|lourd",
};

/** What people mix into any language. */
const ENGLISH = {
  fillers:
    "and but so or then well honestly basically actually because um uh hmm oh yeah yes okay ok please thanks hello hi",
  tails: "and but or because um please thanks you_know i_guess i_think",
  cuts: "so which because",
  joints: "and but because then when while although",
  moments: "when while",
  contrasts: "but",
};

const OTHERS: Record<Exclude<Language, First>, PhraseWords> = {
  it: {
    grammar: `a ad ai al alla alle allo anche ancora aveva avevo avere c'e che chi ci cio come con cosa cosi cui da dal dalla dalle dai
dei del della delle dello di dopo dove due e ed era erano ero essere fa fare fatto fino fra gia gli ha hai hanno ho i il in io l la le lei
li lo loro lui ma me mi mia mie miei mio molto ne negli nei nel nella nelle nessuno niente no noi non nostra nostro o ogni per perche pero
piu poco poi prima proprio qualche qualcosa quale quando quanto quel quella quelle quelli quello questa queste questi questo qui
quindi sara se sei sempre senza si sia siamo solo sono sopra sotto sta stata stato su sua sue suo sul sulla suoi tra tu tutta tutte tutti
tutto un una uno va vai vi volta volte settimana mese anno ieri oggi favore`,
    fillers:
      "e ed ma o allora quindi insomma cioe comunque poi beh mah boh si ecco diciamo perche che grazie ciao buongiorno per favore",
    tails: "e ed ma o perche che grazie credo penso insomma ecco",
    cuts: "che perche finche",
    joints: "ma però perché poiché quando mentre anche_se quindi e",
    moments: "quando mentre",
    contrasts: "ma però",
    troubled:
      "blocca|crash|errore|error|sbaglia|confus|fastidi|frustr|odi|paura|arrabbi|lent|mai|due volte|rinunci|impossibil|ingiust|nascost|pers|difficil|stress|sorpres|preoccup|complicat|rifiut|guast",
  },
  pt: {
    grammar: `a agora ai ainda algo alguem algum alguma ao aos aquela aquele aquilo as assim ate bem cada coisa coisas com como da das de dela
dele demais depois do dos e ela elas ele eles em entao entre era eram essa esse esta estava estao este eu faz fazer fez foi foram ha isso isto
ja la lhe mais mas me mesmo meu meus minha minhas muita muito na nada nao nas nem no nos nossa nosso nunca o onde os ou outra outro para pela
pelo por porque pouco pra qual quando que quem se sem sempre ser seu seus so sobre sua suas tambem tao tem tenho ter teve tinha toda todas todo
todos tudo um uma umas uns vai vez vezes voce vou semana mes ano ontem hoje favor`,
    fillers: "e mas ou entao ai ne tipo assim bom bem olha sim porque que enfim obrigado obrigada oi ola por favor",
    tails: "e mas ou porque que obrigado obrigada ne acho eu_acho sabe",
    cuts: "que porque ate",
    joints: "mas porque quando enquanto embora então e",
    moments: "quando enquanto",
    contrasts: "mas",
    troubled:
      "trav|erro|falh|bloque|confus|irrit|frustr|odi|medo|raiva|lent|demor|nunca|duas vezes|desist|impossi|injust|escondid|perd|dificil|complicad|estress|surpres|preocup|recus|quebr",
  },
  nl: {
    grammar: `aan af al alle alleen alles als altijd andere ben bij bijna dan dat de deze die dit doe doen doet door dus een eens eigenlijk
elk elke en er erg even ga gaan gaat geen geweest had hadden heb hebben heeft heel hem het hier hij hoe hun iemand iets ik in is ja je jij jullie kan
kon kunnen kwam maar maken me mee meer mensen met mij mijn moest moet moeten na naar niemand niet niets nog nooit nou nu of om omdat onder ons onze
ook op over soms steeds te tegen toch toen tot u uit uw van vaak veel voor waar waarom wanneer want waren was wat we weer wel welke werd wie wij wil
wilde worden wordt zal ze zei zelf zich zij zijn zo zoals zonder zou zouden week weken maand maanden jaar gisteren vandaag alsjeblieft alstublieft`,
    fillers: "en maar dus of dan nou ja tja eh eigenlijk gewoon want omdat dat goed hoor bedankt hallo alstublieft",
    tails: "en maar of dus want omdat hoor denk_ik of_zo bedankt",
    cuts: "dat die dus omdat voordat",
    joints: "maar omdat want terwijl toen wanneer zodat en",
    moments: "terwijl toen wanneer",
    contrasts: "maar",
    troubled:
      "vast|crash|fout|storing|verwar|irrita|frustr|haat|bang|angst|boos|langzaam|traag|nooit|twee keer|opgegev|onmogelijk|oneerlijk|verborgen|kwijt|verlor|moeilijk|ingewikkeld|stress|verras|zorgen|geweiger|kapot",
  },
  pl: {
    grammar: `a aby ale albo ani az bardzo bez bo byc byl byla byli bylo byly bym by by co cos czy dla do gdy gdzie go i ich ile im inne inny
ja jak jako jakis jego jej jest jestem jeszcze juz kazdy kiedy kto ktora ktore ktory ktorych lub ma mam mi mialam mialem mnie moge mojej moj moja
moje mozna moze mu musi na nad nam nas nasz nic nie nich nim niz no o od on ona one oni oraz po pod poniewaz potem przed przez przy raz razy sa
sam sama se sie soba swoj swoja swoje ta tak takie taki tam te tego tej temu ten teraz tez to troche tu tutaj ty tych tyle tylko tym u w we
wiec wiele wszystko z za zawsze ze zeby znow tydzien tygodnie miesiac rok wczoraj dzis dzisiaj prosze`,
    fillers: "ale albo wiec no tak wlasciwie po prostu czyli bo ze hmm dobrze dziekuje dzien dobry prosze",
    tails: "ale i bo ze chyba no dziekuje wiesz",
    cuts: "ze zeby ktory ktora ktore bo",
    joints: "ale bo ponieważ kiedy gdy podczas_gdy chociaż więc i",
    moments: "kiedy gdy podczas_gdy",
    contrasts: "ale",
    troubled:
      "zawies|blad|bled|awari|zablok|zgub|strac|stracil|myla|zagmat|denerw|frustr|wkurz|zlosc|boj|obaw|stras|woln|nigdy|dwa razy|rezygn|zrezygn|niemozl|niespraw|ukryt|trudn|skomplik|stres|zaskocz|martw|odrzuc|odmow|zeps",
  },
  // Its phrases are chosen by the kinds of letters (`unspaced-phrase`); these serve what is mixed in.
  ja: { grammar: "", fillers: "", tails: "", cuts: "", joints: "", moments: "", contrasts: "", troubled: "" },
  ar: {
    grammar: `في من على عن إلى الى مع هذا هذه ذلك تلك هو هي هم أنا انا أنت نحن كان كانت كنت كنا يكون تكون قد لقد لا لم لن ما ليس ليست أن ان إن أو او
ثم بل لكن ولكن لأن لان إذا اذا عندما حين حيث كل بعض جدا أيضا كما مثل بعد قبل عند عندي لدي لي له لها به بها فيه فيها منه منها عليه عليها الذي
التي الذين اللي شي شيء أشياء غير هنا هناك الآن اليوم أمس أسبوع شهر سنة مرة دائما فقط حتى كي بين خلال وهو وهي وكان وكانت وأنا ولا ولم وما و`,
    fillers: "و ثم لكن ولكن لأن يعني طيب حسنا نعم والله بصراحة شكرا مرحبا أيضا إذن",
    tails: "و لكن لأن يعني شكرا أظن أعتقد",
    cuts: "لأن حتى الذي التي",
    joints: "لكن ولكن لأن عندما بينما حيث لذلك ثم",
    moments: "عندما بينما",
    contrasts: "لكن ولكن",
    troubled:
      "تعط|توقف|وتوقف|خط|أخطا|اخطا|فشل|رفض|ضاع|ضياع|فقد|مربك|ارتب|مزعج|ازعج|أزعج|محبط|احباط|إحباط|أكره|خوف|خايف|خائف|قلق|غضب|غاضب|بطي|أبدا|مرتين|مستحيل|ظلم|مخفي|صعب|معقد|مشكل|المشكل|ضغط|توتر",
  },
};

const list = (text: string): Set<string> => new Set(text.split(/\s+/).map(plainLetters));
const sayings = (text: string): string[][] => [...list(text)].map((saying) => saying.split("_"));
const anyOf = (text: string): string =>
  text === "" ? "(?!)" : `(?:${text.split(" ").join("|").replaceAll("_", " ")})`;
/** At the beginning of a text, with what comes before and after a word. */
const beginning = (text: string): RegExp => new RegExp(`^\\s*${anyOf(text)}\\s`, "iu");

const make = ({ grammar, fillers, tails, cuts, joints, moments, contrasts, troubled }: PhraseWords) => ({
  grammar: list(grammar),
  fillers: sayings(fillers),
  tails: sayings(tails),
  cuts: list(cuts),
  // Splitting by it keeps what joins.
  joint: new RegExp(`(\\s${anyOf(joints)}\\s)`, "giu"),
  moment: beginning(moments),
  contrast: beginning(contrasts),
  troubled: troubled === "" ? /(?!)/ : new RegExp(`^(?:${plainLetters(troubled)})`, "u"),
});

const isFirst = (language: Language): language is First => !Object.hasOwn(OTHERS, language);

function wordsOf(language: Language): PhraseWords {
  if (isFirst(language)) return FIRST;
  const own = OTHERS[language];
  const mixed = (kind: keyof typeof ENGLISH) => `${own[kind]} ${ENGLISH[kind]}`.trim();
  return {
    ...own,
    fillers: mixed("fillers"),
    tails: mixed("tails"),
    cuts: mixed("cuts"),
    joints: mixed("joints"),
    moments: mixed("moments"),
    contrasts: mixed("contrasts"),
  };
}

/** The words of a study's language (BCP-47), ready to be looked up. */
export function phraseWordsFor(tag: string | null) {
  const language = languageOf(tag);
  const known = byLanguage.get(language);
  if (known) return known;
  const words = make(wordsOf(language));
  byLanguage.set(language, words);
  return words;
}
const byLanguage = new Map<Language, ReturnType<typeof make>>();
