import type { Readings } from "./readings";

export const nl: Readings = {
  polite: "nu|hier|alstublieft|alsjeblieft|graag|bedankt|dank u",
  stops: [
    "(?:ik (?:wil|zou|moet|ga)|kunnen we|mag ik|laten we)(?: (?:graag|nu|hier|er|mee|ermee|even|willen))* (?:stoppen|ophouden|afsluiten|beëindigen|afbreken)(?: met (?:dit|het) (?:gesprek|interview|onderzoek))?",
    "(?:stop|stoppen|ophouden|afbreken|beëindigen)(?: maar)?",
    "ik wil (?:niet|niet meer|niet langer) (?:verder|doorgaan|verdergaan|meedoen)(?: gaan)?",
  ],
  refused: [
    "(?:nee )?(?:dat is alles|dat was alles|dat was het|dat is het)(?: (?:bedankt|dank je|dank u))*",
    "(?:dat |dit )?(?:zeg|vertel|beantwoord) ik (?:dat |dit )?liever niet|(?:ik )?(?:dat |dit |het )?liever niet(?: (?:zeggen|beantwoorden))?",
    "(?:geen commentaar|overslaan|volgende(?: vraag)?|sla (?:deze )?over|pas)",
    "(?:dat|dit|hier) wil ik (?:liever )?niet (?:zeggen|beantwoorden|over praten)|ik wil (?:dat|dit|hier) (?:liever )?niet (?:zeggen|beantwoorden|over praten)",
  ],
  unsure: [
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
    ],
    clarify: [
      "wat bedoelt? (?:je|jij|u)|hoe bedoelt?|wat betekent|(?:begrijp|snap) (?:ik )?(?:de vraag |het |dit |dat |u |je )?niet|(?:kun|kunt|zou|kan) (?:je|u|jij) .*(?:uitleggen|herhalen|toelichten)",
    ],
  },
  tampering: [
    "(?:negeer|vergeet) (?:alle |de |je |uw |vorige |eerdere |bovenstaande )*(?:instructies|regels|voorwaarden|aanwijzingen|opdrachten)",
  ],
};
