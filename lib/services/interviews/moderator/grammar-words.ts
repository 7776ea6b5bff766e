/** Grammar of Spanish and French, and fillers of all languages: no phrase begins or ends with them. */
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
basically honestly literally maybe okay well um uh hmm eh eben halt eigentlich einfach ziemlich also oh yeah yes yep sure thanks
thank hello hi hola bonjour hallo gracias merci danke bitte please sorry`.split(/\s+/),
);

export const isGrammar = (word: string): boolean => GRAMMAR.has(word);
