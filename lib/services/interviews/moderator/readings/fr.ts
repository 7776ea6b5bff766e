import type { Readings } from "./readings";

export const fr: Readings = {
  polite: "maintenant|ici|merci|s'il (?:vous|te) plaît",
  stops: [
    "je (?:veux|voudrais|souhaite|dois) (?:arrêter|terminer|m'arrêter)",
    "(?:arrêtez|arrêter|on arrête|arrêtons)",
    "je ne (?:veux|souhaite) (?:plus|pas) continuer",
  ],
  refused: [
    "(?:non )?(?:c'est tout|ce sera tout|voilà tout)(?: merci)?",
    "(?:je préfère ne pas (?:répondre|le dire)|passer|question suivante)",
  ],
  unsure: ["(?:je )?(?:ne )?sais pas|aucune idée|rien|je ne me souviens (?:pas|plus)|non|no"],
  lost: [
    "(?:désolée? |pardon )?(?:je )?(?:ne |n'ai pas )?(?:comprends pas|compris)(?: (?:bien )?(?:la|votre|cette) question)?",
    "que voulez vous dire(?: par là)?",
  ],
  asks: {
    identity: [
      "(?:es tu|êtes[- ]vous|est ce|je parle).*(?:ia|bot|robot|humain|humaine|personne|machine)|qui (?:es tu|êtes vous)",
    ],
    privacy: ["qui (?:lit|voit|verra|lira)|est (?:ce )?(?:anonyme|confidentiel|enregistré)|mes données"],
    clarify: [
      "que voulez vous dire|qu'est ce que (?:vous|ça|cela)|(?:ne )?comprends pas|pouvez vous (?:expliquer|répéter|reformuler)",
    ],
  },
  tampering: [
    "(?:ignore|oublie|ignorez|oubliez) (?:toutes? |les |la |tes |vos )*(?:instructions|règles|conditions?|consignes)",
  ],
};
