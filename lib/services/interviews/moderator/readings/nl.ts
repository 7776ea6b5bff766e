import type { Readings } from "./readings";

const ABOUT =
  "(?:het|er|daar|hier|dat|dit|daarover|hierover|erover|daarop|liever|eigenlijk|nu|verder|meer|dieper|over|op|echt|graag)";
const TELL = "(?:over hebben|praten|zeggen|spreken|antwoorden|beantwoorden|ingaan|vertellen|kwijt)";

export const nl: Readings = {
  softly: "nee|eerlijk gezegd|nou|tja|eigenlijk|maar|hier|graag",
  politely: "sorry|helaas|alstublieft|alsjeblieft|bedankt|dank u|nu",
  leaving: ["ik moet (?:er )?(?:(?:nu|echt|helaas) )*(?:gaan|weg|vandoor|ervandoor|ophangen)"],
  stops: [
    "ik heb geen tijd meer|ik ben (?:er )?klaar(?: mee)?|doei|tot ziens",
    "(?:ik (?:wil|zou|moet|ga)|kunnen we|mag ik|laten we)(?: (?:graag|nu|hier|er|mee|ermee|even|willen))* (?:stoppen|ophouden|afsluiten|beëindigen|afbreken)(?: met (?:dit|het) (?:gesprek|interview|onderzoek))?",
    "(?:stop|stoppen|ophouden|afbreken|beëindigen)(?: maar)?",
    "ik wil (?:niet|niet meer|niet langer) (?:verder|doorgaan|verdergaan|meedoen)(?: gaan)?",
  ],
  refused: [
    "(?:nee )?(?:dat is alles|dat was alles|dat was het|dat is het)(?: (?:bedankt|dank je|dank u))*",
    "(?:dat |dit )?(?:zeg|vertel|beantwoord) ik (?:dat |dit )?liever niet|(?:ik )?(?:dat |dit |het )?liever niet(?: (?:zeggen|beantwoorden))?",
    "geen commentaar|overslaan|volgende(?: vraag)?|sla (?:deze )?over|pas|verder|(?:verder|meer) (?:niets|niks|niet)|niets meer",
    `(?:${ABOUT} )+(?:wil|mag|ga|kan) ik (?:${ABOUT} )*(?:niet|niets|niks)(?: ${ABOUT})* ${TELL}|(?:${ABOUT} )+(?:praat|spreek|zeg) ik (?:${ABOUT} )*(?:niet|niets|niks)(?: over)?`,
    `ik (?:wil|mag|ga) (?:${ABOUT} )*(?:niet|niets|niks)(?: ${ABOUT})* ${TELL}`,
    "(?:dat |dit |het )?is (?:mij |me |voor mij )?(?:(?:een|heel|erg|te|nogal|best|wel|beetje|vrij) )*(?:privé|persoonlijk|vertrouwelijk|intiem|privézaak)|(?:dat )?gaat (?:u|je|jou|niemand) (?:niets|niks) aan|dat (?:hou|houd) ik (?:liever )?voor (?:mezelf|me)",
    "(?:kunnen|mogen|zullen|laten) we (?:(?:nu|even|maar) )*(?:verder|door|naar de volgende(?: vraag)?|het over iets anders hebben|van onderwerp veranderen)(?: ?gaan)?|ga (?:maar )?(?:verder|door)",
    "(?:dat )?heb ik (?:(?:toch|u|je|net|al|zojuist|daarnet|hierboven|eerder) )+(?:gezegd|verteld|beantwoord|uitgelegd)|zoals (?:ik (?:(?:al|net|eerder) )*zei|gezegd)|dat zei ik (?:net|toch al|al)",
  ],
  unsure: [
    "(?:ik )?denk het niet|ik denk van niet|daar heb ik nooit over nagedacht",
    "(?:dat |ik )?weet (?:ik )?(?:het |dat )?(?:eigenlijk |echt )?niet(?: (?:meer|precies|zeker))?|geen idee|niks|niets|nee|nee hoor|niet echt|(?:dat )?zou ik niet weten|ik zou het niet weten|ik weet het niet zeker|(?:dat )?kan ik me niet herinneren",
  ],
  lost: [
    "(?:sorry )?(?:ik )?(?:begrijp|snap) (?:ik )?(?:de|uw|je|deze) vraag (?:even )?niet(?: (?:goed|helemaal))?",
    "(?:sorry )?(?:ik )?(?:begrijp|snap) (?:het|dit|dat|u|je) niet(?: (?:goed|helemaal))?|(?:de vraag|dat) (?:begrijp|snap) ik niet|hoe bedoelt? (?:u|je)(?: dat)?|wat bedoelt? (?:u|je)(?: daarmee)?",
  ],
  asks: {
    identity: [
      "(?:ben|bent) (?:jij|je|u) (?:een |echt |eigenlijk )*(?:ai|ki|bot|chatbot|robot|mens|persoon|machine)|is dit (?:een )?(?:ai|bot|robot|mens)|wie (?:ben|bent) (?:jij|je|u)|(?:praat|spreek|chat) ik (?:nu )?met",
    ],
    privacy: [
      "wie (?:leest|ziet|hoort|krijgt)|(?:is|wordt|blijft) (?:dit|het|dat|alles) (?:\\p{L}+ )?(?:anoniem|vertrouwelijk|opgenomen|bewaard|privé)|mijn (?:gegevens|naam|antwoorden)|privacy",
      "(?:wordt|worden) (?:dit|het|dat|alles|mijn antwoorden)(?: \\p{L}+){0,4} (?:gedeeld|doorgegeven|doorgestuurd|gepubliceerd|getoond)",
    ],
    repeat: ["(?:kun|kunt|zou|kan) (?:je|u|jij) .*herhalen|wat was de vraag|^(?:wat|sorry|pardon|hoe) ?\\?"],
    left: ["hoe ?lang (?:duurt|nog)|hoeveel (?:vragen|komen)|is dit de laatste|zijn we (?:bijna )?klaar"],
    clarify: [
      "wat bedoelt? (?:je|jij|u)|hoe bedoelt?|wat betekent|(?:begrijp|snap) (?:ik )?(?:de vraag |het |dit |dat |u |je )?niet|(?:kun|kunt|zou|kan) (?:je|u|jij) .*(?:uitleggen|herhalen|toelichten)",
    ],
  },
  tampering: [
    "(?:negeer|vergeet) (?:alle |de |je |uw |vorige |eerdere |bovenstaande )*(?:instructies|regels|voorwaarden|aanwijzingen|opdrachten)",
  ],
};
