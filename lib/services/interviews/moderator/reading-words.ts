const any = (...parts: string[]): RegExp => new RegExp(parts.join("|"), "u");
/** Matches only if the whole text is one of these. */
const whole = (...parts: string[]): RegExp => new RegExp(`^(?:${parts.join("|")})$`, "u");

const PLEASE =
  "(?: (?:now|here|please|thanks|thank you|jetzt|hier|bitte|danke|ahora|aqui|aquí|por favor|gracias|maintenant|ici|merci|s'il (?:vous|te) plaît))*";

/** Words of all four languages together, since people answer in whichever is theirs. */
export const STOPS = whole(
  `(?:please |can we |could we |let's |lets )?(?:stop|quit|end)(?: (?:it|this|the (?:interview|survey|conversation|chat)))?${PLEASE}`,
  `i (?:want|need|have|would like|'d like)(?: to)? (?:stop|quit|leave|end (?:this|it|the (?:interview|survey|conversation)))${PLEASE}`,
  `i'd like to (?:stop|quit|leave|end (?:this|it|the (?:interview|survey|conversation)))${PLEASE}`,
  `(?:i )?(?:don't|do not) want to (?:continue|go on|answer any more questions|do this any ?more)${PLEASE}`,
  `(?:bitte )?(?:aufhören|abbrechen|beenden|schluss)${PLEASE}`,
  `ich (?:möchte|will|würde gern|muss)(?: jetzt| hier)? (?:aufhören|abbrechen|(?:das (?:gespräch|interview) )?beenden)`,
  `(?:ich )?(?:will|möchte) nicht (?:mehr )?weiter ?machen`,
  `(?:quiero|quisiera|me gustaría|tengo que) (?:parar|terminar|dejarlo|salir)${PLEASE}`,
  `(?:parar|paremos|basta|terminar)${PLEASE}`,
  `no quiero (?:seguir|continuar)`,
  `je (?:veux|voudrais|souhaite|dois) (?:arrêter|terminer|m'arrêter)${PLEASE}`,
  `(?:arrêtez|arrêter|on arrête|arrêtons)${PLEASE}`,
  "je ne (?:veux|souhaite) (?:plus|pas) continuer",
);

/** A wish to skip the question, which is respected at once. */
export const REFUSED = whole(
  "(?:i'd |i would |i )?(?:prefer|rather) not(?: to)?(?: (?:say|answer|share|tell))?(?: (?:that|this|it))?",
  "(?:no comment|skip|pass|next(?: question)?|skip (?:this|it|that))",
  "i (?:don't|do not) want to (?:answer|say|share|talk about) (?:that|this|it)",
  "(?:keine angabe|überspringen|weiter|nächste frage|dazu möchte ich nichts sagen|möchte ich nicht (?:sagen|beantworten))",
  "(?:prefiero no (?:decirlo|contestar|responder)|saltar|siguiente(?: pregunta)?)",
  "(?:je préfère ne pas (?:répondre|le dire)|passer|question suivante)",
);

export const UNSURE = whole(
  "(?:well |hmm+ |um+ |sorry )?(?:i (?:really )?)?(?:don't know|dont know|do not know|dunno|idk|have no idea|can't say|cannot say|can't think of (?:any|anything|one)|don't remember|can't remember)(?: really)?",
  "(?:i'm |im |i am )?not (?:really )?sure|no idea|nothing(?: really| comes to mind)?|none|n a|na|no|nope|nah|whatever|not really|no clue",
  "(?:das )?(?:weiß|weiss) (?:ich )?(?:es )?nicht(?: genau)?|ich (?:weiß|weiss) (?:es )?nicht(?: genau)?|keine ahnung|nichts|kann ich nicht sagen|nein|nö|weiß nicht",
  "(?:yo )?no (?:lo )?(?:sé|se|recuerdo)|ni idea|nada|no estoy segur[oa]",
  "(?:je )?(?:ne )?sais pas|aucune idée|rien|je ne me souviens (?:pas|plus)|non|no",
);

export const QUESTIONS = {
  identity: any(
    "are you (?:an? |really |actually )?(?:ai|a\\.i|bot|robot|human|real|person|machine|computer|chatgpt|alive)",
    "who are you|am i (?:talking|speaking|chatting) (?:to|with)|is this (?:an? )?(?:ai|bot|robot|human|real person|person)",
    "(?:bist du|sind sie|ist das|spreche ich mit).*(?:ki|bot|roboter|mensch|person|maschine)|wer (?:bist du|sind sie)",
    "(?:eres|es usted|es esto|hablo con).*(?:ia|bot|robot|humano|humana|persona|máquina)|quién (?:eres|es usted)",
    "(?:es tu|êtes[- ]vous|est ce|je parle).*(?:ia|bot|robot|humain|humaine|personne|machine)|qui (?:es tu|êtes vous)",
  ),
  privacy: any(
    "(?:who|will anyone|will anybody|does anyone|does anybody).*(?:see|read|hear|listen|get)|is (?:this|it) (?:anonymous|confidential|private|recorded|safe|being recorded)",
    "(?:what happens|what do you do).*(?:data|answers?|this|it)|my (?:data|name|privacy)",
    "wer (?:liest|sieht|hört)|(?:ist|wird) das .*(?:anonym|vertraulich|aufgezeichnet|gespeichert)|meine(?:n|r)? daten|datenschutz",
    "quién (?:lee|ve|verá|leerá)|es (?:anónimo|confidencial|privado)|mis datos",
    "qui (?:lit|voit|verra|lira)|est (?:ce )?(?:anonyme|confidentiel|enregistré)|mes données",
  ),
  clarify: any(
    "what do you mean|what does (?:that|this|it) mean|(?:don't|do not|didn't) (?:really )?(?:understand|get) (?:the|your|that|this|what)|can you (?:explain|rephrase|clarify|repeat)|could you (?:explain|rephrase|clarify|repeat)|in what (?:sense|way)|which one do you mean",
    "was meinen sie|was meinst du|wie meinen sie|wie meinst du|was bedeutet|(?:verstehe|versteh) (?:ich )?(?:die frage |das |sie |dich )?nicht|können sie .*(?:erklären|wiederholen)",
    "qué quiere(?:s)? decir|qué significa|no entiendo|puede(?:s)? (?:explicar|repetir)",
    "que voulez vous dire|qu'est ce que (?:vous|ça|cela)|(?:ne )?comprends pas|pouvez vous (?:expliquer|répéter|reformuler)",
  ),
};

/** Words addressed to the system rather than the question. */
export const TAMPERING = any(
  "(?:ignore|disregard|forget|override) (?:all |any |the |your |my |these |those |previous |prior |above )*(?:instructions?|prompts?|rules?|conditions?|guidelines?|criteria)",
  "(?:system|developer) prompt|you are now |jailbreak|reveal your (?:prompt|instructions)|as an ai language model",
  "(?:ignoriere|vergiss|missachte) (?:alle |die |deine |bisherigen |vorherigen )*(?:anweisungen|regeln|bedingungen|vorgaben)",
  "(?:ignora|olvida) (?:todas? |las? |los |tus |anteriores )*(?:instrucciones|reglas|condiciones|condición)",
  "(?:ignore|oublie|ignorez|oubliez) (?:toutes? |les |la |tes |vos )*(?:instructions|règles|conditions?|consignes)",
);
