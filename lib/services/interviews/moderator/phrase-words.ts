/** Stop words of Spanish and French, beside those of English and German. */
const GRAMMAR = new Set(
  `a al algo alguien ante antes asi aun bien cada casi como con contra cosa cosas cual cuando de del desde donde durante e el ella
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
thank hello hi hola bonjour hallo gracias merci danke bitte please sorry`.split(/\s+/),
);

/** What a clause begins or ends with without meaning anything. */
const FILLERS = new Set(
  `and but so or then well honestly basically actually also anyway because which that like um uh hmm oh yeah yes yep okay ok sure
please thanks thank hello hi really literally though und aber oder also dann ja eh halt eigentlich einfach weil dass denn na gut
bitte danke hallo y pero o porque entonces pues que bueno eso si hola gracias et mais ou donc alors parce que enfin bon ben oui
bonjour merci quand meme`.split(/\s+/),
);

/** Beginnings of words for problems and emotions, in the moderator's languages. */
const TROUBLED =
  /^(crash|froze|freez|stuck|error|fail|refus|declin|reject|block|lost|lose|confus|annoy|frustrat|hate|hated|afraid|scared|worr|angry|slow|never|twice|gave|quit|surpris|impossib|unfair|hidden|abgesturzt|nerv|fehler|angst|doppelt|umstandlich|langsam|verwirr|arger|abgebroch|nie|bloquead|enfad|lent|error|nunca|perdi|miedo|imposible|confund|frustr|errone|rechaz|perdu|peur|erreur|jamais|enerv|agac|plant|bloqu|lourd)/;

export const isFiller = (word: string): boolean => FILLERS.has(word);
export const isTroubled = (word: string): boolean => TROUBLED.test(word);
export const isGrammar = (word: string): boolean => GRAMMAR.has(word);
