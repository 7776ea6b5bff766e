import type { Readings } from "./readings";

export const it: Readings = {
  polite: "adesso|ora|qui|per favore|per piacere|grazie",
  stops: [
    "(?:vorrei|voglio|preferisco|devo|posso|possiamo|potremmo) (?:smettere|fermarmi|fermarci|interrompere|terminare|finire|uscire|chiudere)(?: (?:l'intervista|il sondaggio|il questionario|la conversazione))?",
    "(?:fermiamoci|interrompi|interrompere|interrompiamo|smettiamo|chiudiamo|terminare)",
    "non voglio (?:più )?(?:continuare|proseguire|andare avanti|rispondere ad altre domande)(?: più)?",
  ],
  refused: [
    "(?:no )?(?:è tutto|questo è tutto|basta così)(?: grazie)?",
    "(?:preferisco|preferirei) (?:non|di no)(?: (?:rispondere|dirlo|dire|parlarne))?",
    "(?:passo|salta|saltare|prossima(?: domanda)?|nessun commento)",
    "non voglio (?:rispondere|dirlo|parlarne)",
  ],
  unsure: [
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
    ],
    clarify: [
      "(?:che )?cosa (?:intende|intendi|vuol dire|significa)|in che senso|non (?:ho capito|capisco)|(?:può|puoi|potrebbe|potresti) (?:spiegar|ripeter|chiarir|riformular)",
    ],
  },
  tampering: [
    "(?:ignora|dimentica|trascura) (?:tutte |tutti |le |i |tue |tuoi |queste |precedenti )*(?:istruzioni|regole|condizioni|indicazioni|criteri)",
  ],
};
