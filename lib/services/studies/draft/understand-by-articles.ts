import type { Kind } from "./topic";

const KINDS: Record<"es" | "fr", [RegExp, Kind][]> = {
  es: [
    [/^(por qué|por que) |motivos?|razones|qué (impide|lleva|hace)/iu, "reason"],
    [/\b(pagarían|usarían|comprarían|querrían|deberíamos|habría|estarían)\b/iu, "concept"],
    [/^(qué tan|cuán)\b|mejorar|problemas|dificultades|fácil|satisfech|^(es|son|está|están) /iu, "evaluation"],
    [
      /\b(piensan|opinan|creen|esperan|valoran|prefieren|sienten|confían|importante|expectativas|opinión)\b/iu,
      "attitude",
    ],
  ],
  fr: [
    [/^pourquoi\b|raisons|qu'est-ce qui (empêche|pousse|amène|fait)/iu, "reason"],
    [/\b(paieraient|utiliseraient|achèteraient|voudraient|devrions|seraient|aimeraient)\b/iu, "concept"],
    [/améliorer|problèmes|difficultés|facile|satisfait|^(est-ce que notre|notre)\b/iu, "evaluation"],
    [
      /\b(pensent|attendent|préfèrent|croient|ressentent|apprécient|confiance|importants?|attentes|opinion)\b/iu,
      "attitude",
    ],
  ],
};
const ARTICLES = {
  es: /^(el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|su|sus)$/i,
  fr: /^(le|la|les|un|une|des|notre|nos|votre|leur|leurs|ses|son|sa)$|^l['’]/i,
};
const PLURAL = { es: /^(los|las|unos|unas)$/i, fr: /^(les|des)$/i };

/**
 * Spanish and French put an article before a thing: the first plural group is who is asked about, the next group up to
 * the end of the sentence is the subject.
 */
export function understandByArticles(
  sentence: string,
  language: "es" | "fr",
): { kind: Kind; thing: string | null; people: string | null } {
  const kind = KINDS[language].find(([pattern]) => pattern.test(sentence))?.[1] ?? "behaviour";
  const tokens = sentence.split(" ");
  const starts = tokens.flatMap((token, at) => (at > 0 && ARTICLES[language].test(token) ? [at] : []));
  const [first, ...others] = starts;
  if (first === undefined) return { kind, thing: null, people: null };
  // "los usuarios de la app": what follows a "de" still belongs to the people.
  const second = others.find((at) => !/^d[eu]$/i.test(tokens[at - 1] ?? "")) ?? others[0];
  const named = second !== undefined && PLURAL[language].test(tokens[first] ?? "");
  const thing = tokens.slice(named ? second : first).join(" ");
  return { kind, thing, people: named ? tokens.slice(first, first + 2).join(" ") : null };
}
