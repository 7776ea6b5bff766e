import type { Readings } from "./readings";

const ABOUT =
  "(?: (?:di|del|su|in|a|questo|questa|ciò|argomento|domanda|altro|più|oltre|nei dettagli|mi[oa] \\p{L}+|ora|qui))";
const TELL =
  "(?:rispondere|dire|dirlo|dirle|parlare|parlarne|entrare|approfondire|commentare|raccontare|raccontarlo|condividerlo)";

export const it: Readings = {
  softly: "no|guardi|guarda|sinceramente|onestamente|beh|ecco|ma|qui",
  politely: "scusi|mi scusi|scusa|mi dispiace|per favore|per piacere|grazie|adesso|ora",
  leaving: ["devo (?:proprio )?(?:andare|scappare|andarmene|lasciarla)(?: via)?"],
  stops: [
    "non ho più tempo|ho finito|arrivederci",
    "(?:vorrei|voglio|preferisco|devo|posso|possiamo|potremmo) (?:smettere|fermarmi|fermarci|interrompere|terminare|finire|uscire|chiudere)(?: (?:l'intervista|il sondaggio|il questionario|la conversazione))?",
    "(?:fermiamoci|interrompi|interrompere|interrompiamo|smettiamo|chiudiamo|terminare)",
    "non voglio (?:più )?(?:continuare|proseguire|andare avanti|rispondere ad altre domande)(?: più)?",
  ],
  refused: [
    "(?:no )?(?:è tutto|questo è tutto|basta così)(?: grazie)?",
    `(?:preferisco|preferirei|vorrei) (?:non|di no)(?: ${TELL})?${ABOUT}*`,
    `(?:di (?:questo|ciò) )?non (?:voglio|vorrei|desidero|mi va|me la sento|mi sento a mio agio)(?: (?:di|a))? ${TELL}${ABOUT}*`,
    "(?:questo |questa |quello )?(?:è|sono) (?:(?:una|un|molto|troppo|po'|abbastanza|cosa|cose|faccenda|questione|affare|argomento) )*(?:privat[oaie]|personal[ei]|riservat[oaie]|confidenzial[ei]|intim[oaie]|(?:fatti|affari|cose) (?:miei|mie))",
    "nessun commento|non (?:sono affari suoi|la riguarda|ti riguarda)|me lo tengo per me|nient'altro|niente altro|(?:nulla|niente) da aggiungere",
    "(?:possiamo |potremmo |meglio )?(?:andare|andiamo) avanti|(?:possiamo |potremmo )?(?:passare|passiamo) (?:oltre|ad altro|alla prossima(?: domanda)?)|(?:possiamo |potremmo )?(?:cambiare|cambiamo) (?:argomento|discorso)|passo|salta|saltare|avanti|prossima(?: domanda)?",
    "(?:gliel'|te l'|l')ho (?:già|appena) (?:detto|spiegato|raccontato)|ho già (?:risposto|detto)(?: (?:a questo|questo|tutto))?|come (?:ho (?:già )?detto|già detto|dicevo)(?: prima)?",
  ],
  unsure: [
    "non mi ricordo|credo di no|penso di no|non ci ho mai pensato",
    "boh|mah|(?:mah |boh |beh )?non (?:lo )?(?:so|saprei|ricordo)(?: (?:proprio|davvero|bene|dire))?|non (?:ne )?sono sicur[oa]|nessuna idea|non ho idea|niente|nulla|no|non mi viene in mente (?:niente|nulla)",
  ],
  lost: [
    "(?:scusi |mi scusi |scusa )?non (?:ho capito|capisco)(?: (?:bene|la domanda|questa domanda|che cosa intende|cosa intende|scusi))*",
    "(?:che )?cosa intende|in che senso",
  ],
  asks: {
    identity: [
      "(?:sei|siete|lei è) (?:un |una |un'|davvero |veramente )*(?:ia|ai|intelligenza artificiale|bot|robot|umano|umana|essere umano|persona|macchina)|chi (?:sei|è lei|siete)|(?:sto parlando|parlo) con",
    ],
    privacy: [
      "chi (?:legge|leggerà|vede|vedrà|ascolta|ascolterà|sente)|(?:è|resta|rimane|viene) (?:tutto )?(?:anonim|riservat|confidenzial|registrat|privat)|miei dati|privacy",
      "(?:sarà|viene|verrà|verranno|va)(?: \\p{L}+){0,2} (?:condivis|trasmess|pubblicat|mostrat)",
    ],
    repeat: ["(?:può|puoi|potrebbe|potresti) ripeter|qual (?:era|è) la domanda|^(?:come|prego|scusi|cosa) ?\\?"],
    left: ["quanto (?:manca|dura|tempo)|quante domande|è l'ultima"],
    clarify: [
      "(?:che )?cosa (?:intende|intendi|vuol dire|significa)|in che senso|non (?:ho capito|capisco)|(?:può|puoi|potrebbe|potresti) (?:spiegar|ripeter|chiarir|riformular)",
    ],
  },
  tampering: [
    "(?:ignora|dimentica|trascura) (?:tutte |tutti |le |i |tue |tuoi |queste |precedenti )*(?:istruzioni|regole|condizioni|indicazioni|criteri)",
  ],
};
