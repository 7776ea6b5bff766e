import type { Readings } from "./readings";

const ABOUT =
  "(?: (?:à|de|sur|là dessus|ça|cela|ce|cette|sujet|question|plus|davantage|dans les détails|mon \\p{L}+|ma \\p{L}+|maintenant|ici))";
const TELL =
  "(?:répondre|y répondre|dire|le dire|en dire|parler|en parler|d'en parler|m'étendre|entrer|aborder|partager|détailler)";

export const fr: Readings = {
  softly: "non|franchement|honnêtement|euh|ben|bah|bon|enfin|à vrai dire|mais|ici|là",
  politely: "désolée?|pardon|s'il (?:vous|te) plaît|merci|maintenant",
  leaving: [
    "je dois (?:y aller|partir|filer|m'en aller|vous laisser|raccrocher)|il faut que (?:j'y aille|je parte|je vous laisse)",
  ],
  stops: [
    "je n'ai plus le temps|(?:on peut|peut on|pouvons nous|est ce qu'on peut) (?:arrêter|s'arrêter|terminer)|j'ai (?:fini|terminé)|au revoir|à bientôt",
    "je (?:veux|voudrais|souhaite|dois) (?:arrêter|terminer|m'arrêter)",
    "(?:arrêtez|arrêter|on arrête|arrêtons)",
    "je ne (?:veux|souhaite) (?:plus|pas) continuer",
  ],
  refused: [
    "(?:non )?(?:c'est tout|ce sera tout|voilà tout)(?: merci)?",
    `je (?:préfère|préférerais|aimerais|voudrais)(?: autant| mieux)? ne pas ${TELL}${ABOUT}*`,
    `(?:je |j')(?:ne |n')?(?:veux|souhaite|peux|tiens|ai|suis) (?:vraiment )?pas (?:(?:très|trop|vraiment) )?(?:à |envie (?:de )?|à l'aise (?:pour )?)?${TELL}${ABOUT}*`,
    "(?:c'est|ça c'est|cela est|ça reste) (?:(?:très|trop|assez|plutôt|un|une|peu|sujet|chose|affaire|question|quelque chose de) )*(?:privée?|personnel(?:le)?|confidentiel(?:le)?|intime|ma vie privée)",
    "(?:pas de|aucun|sans) commentaires?|(?:ça|cela) ne (?:vous|te) regarde pas|je (?:le |garde ça |garde cela )?garde pour moi|rien (?:d'autre|de plus|à ajouter)",
    "(?:on peut |peut on |on pourrait |pouvons nous |est ce qu'on peut |est ce que l'on peut )?(?:passer|passons|passe) à (?:la suite|autre chose|la question suivante|la suivante|la prochaine(?: question)?)|(?:on peut |peut on )?(?:changer|changeons) de sujet|(?:question )?suivante|je passe|passer|passez",
    "je (?:vous |te )?l'ai (?:déjà )+(?:dit|expliqué|mentionné|raconté)|j'ai déjà (?:répondu|tout dit|dit|expliqué)(?: (?:à (?:ça|cela|cette question)|ça|cela))?|je viens de (?:le |vous le )?(?:dire|expliquer)|comme (?:je (?:l'ai|vous l'ai) (?:déjà )?dit|déjà dit)",
  ],
  unsure: [
    "je ne (?:suis pas (?:sûre?|certaine?)|m'en souviens (?:pas|plus)|crois pas|pense pas)|je n'y ai jamais pensé",
    "(?:je )?(?:ne )?sais pas|aucune idée|rien|je ne me souviens (?:pas|plus)|non|no",
  ],
  lost: [
    "(?:désolée? |pardon )?(?:je )?(?:ne |n'ai pas )?(?:comprends pas|compris)(?: (?:bien )?(?:la|votre|cette) question)?",
    "que voulez vous dire(?: par là)?",
  ],
  asks: {
    identity: [
      "(?:es tu|êtes[- ]vous|est ce|je parle).*(?:ia|bot|robot|humain|humaine|personne|machine)|qui (?:es tu|êtes vous)",
    ],
    privacy: [
      "qui (?:lit|voit|verra|lira)|est (?:ce )?(?:anonyme|confidentiel|enregistré)|mes données",
      "(?:sera|est|seront|va être)(?: (?:ce|elles?|ils?|il))?(?: \\p{L}+){0,2} (?:partagé|transmis|communiqué|publié|montré)",
    ],
    repeat: [
      "(?:pouvez vous|peux tu|pourriez vous) répéter|quelle (?:était|est) la question|^(?:pardon|comment|quoi) ?\\?",
    ],
    left: ["combien de (?:temps|questions)|c'est (?:bientôt )?(?:fini|la dernière)"],
    clarify: [
      "que voulez vous dire|qu'est ce que (?:vous|ça|cela)|(?:ne )?comprends pas|pouvez vous (?:expliquer|répéter|reformuler)",
    ],
  },
  tampering: [
    "(?:ignore|oublie|ignorez|oubliez) (?:toutes? |les |la |tes |vos )*(?:instructions|règles|conditions?|consignes)",
  ],
};
