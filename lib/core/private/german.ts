import type { Language } from "./requests";

const VOCABULARY: Language["vocabulary"] = {
  DAS: "(das/dies/es | TEIL | das mit/über/von ..2 | die sache/geschichte mit/über/von ..2)",
  SIE: "sie/du/ihr/wir",
  BERICHT:
    "(den/die/das/der/dem/ihren/ihre/ihrem/ihr/deinen/deine/deinem bericht/aufnahme/protokoll/transkript/auswertung/notizen/interview/video/studie/aufzeichnung/mitschrift/artikel)",
  INS_PROTOKOLL: "(in/auf/für/zu BERICHT | im/ins/fürs bericht/protokoll/transkript/interview/video/artikel)",
  TEIL: "den/die/das/der [letzten/letzte] teil/stelle/letzte/satz/bemerkung/antwort/namen [mit/über/von ..2 | meiner/meines/unserer/unseres ..1]",
  CHEF: "(niemand/keiner/jemand/irgendwer | mein/meine/unser/unsere/der/die [..1] chef*/arbeitgeber*/vorgesetzte*/firma/kolleg*/team/leitung/vermieter*/frau/mann/familie)",
  NICHT: "nicht/nie/niemals/nirgends/nirgendwo",
  KANN: "können/könnten/könntest/kannst/würden/würdest",
  /** What comes between: “aber”, “auf keinen Fall”. */
  ABER: "[aber/noch/dann/nur/da/hier/so/alles/es/damit/auf] [aber/noch/dann/da/hier/alles/keinen] [fall]",
  VERWENDEN:
    "zitieren/erwähnen/veröffentlichen/verwenden/benutzen/drucken/notieren/aufnehmen/aufschreiben/mitschreiben/weitersagen/weitergeben/weitererzählen",
  ZU_VERWENDEN:
    "(zu zitieren/erwähnen/veröffentlichen/verwenden/benutzen/behandeln/sagen/erzählen | aufzuschreiben/mitzuschreiben/weiterzusagen/weiterzugeben)",
  VERWENDET:
    "veröffentlicht/zitiert/weitergegeben/weitererzählt/aufgeschrieben/mitgeschrieben/aufgenommen/gedruckt/erwähnt",
  /** “Lassen Sie das weg”. */
  LASSEN: "lassen/lass/lasst/schneiden/schneid/streichen/streich/nehmen/nimm",
  WEG: "weg/raus/heraus/draußen/außen",
  WEGLASSEN: "rauslassen/weglassen/rausschneiden/herausschneiden/rausnehmen/herausnehmen/rausstreichen",
  LOESCHEN: "löschen/streichen/nehmen/entfernen/schneiden",
  ERFAHREN: "(erfahren/wissen/hören/lesen/mitbekommen | zu gesicht bekommen)",
};

export const GERMAN: Language = {
  vocabulary: VOCABULARY,
  reported:
    "..6 , (sagt/sagte/meinte/hat/stand/steht [er/sie/ich/die/der/das/mein/meine] | sie/er/ich sagte/meinte/dachte | die/der/das ..1 sagte/meinte/dachte | habe/hab ich gesagt/gefragt)",
  back: [
    "^ psst",
    // Not to pass it on.
    "^ schreiben/schreib/schreibe/notieren/notier/nehmen/nimm [SIE] DAS ABER nicht (auf/mit/rein/hinein/dazu | INS_PROTOKOLL)",
    "^ zitieren/zitier/zitiere/erwähnen/erwähn/erwähne/verwenden/verwende/veröffentlichen/veröffentliche [SIE] das/es/dies/mich ABER NICHT",
    "^ erzählen/erzähl/erzähle/sagen/sag/sage/geben/gib/verraten/verrat/verrate [SIE] das/es/dies ABER (nicht weiter | niemandem/keinem)",
    "ich würde/möchte/muss sie/dich bitten , das/dies/es ABER nicht/niemandem/vertraulich ..2 ZU_VERWENDEN",
    "KANN SIE DAS ABER nicht VERWENDEN",
    "das sollten/sollen/müssen/brauchen/dürfen sie/wir ABER nicht aufschreiben/mitschreiben/weitersagen/zitieren/notieren/aufnehmen/erwähnen",
    "ich will/möchte ..2 nicht (zitiert/erwähnt | namentlich genannt) werden",
    "ich will/möchte das/es ABER nirgends/nirgendwo lesen/sehen/hören/wiederfinden",
    "mein name ..3 (nichts zu suchen | nirgends/nirgendwo auftauchen/erscheinen/stehen)",
    "das/dies/es möchte/will ich [aber] nicht in/im [..1] ..1 lesen/sehen/hören/wiederfinden",
    "(das haben/hast/habt sie/du/ihr [aber] nicht von mir | von mir haben/hast/habt sie/du/ihr das nicht)",
    "das/dies erzähle/sage/verrate ich [aber] nur ihnen/dir",
    // That it doesn't appear.
    "möchte/hoffe/hoffentlich/will/wenn/solange ..5 , [dass] das/dies/es ..3 nicht VERWENDET wird/werden/würde",
    "möchte/will ..4 , dass das/dies/es ..2 INS_PROTOKOLL steht/kommt/landet/auftaucht/erscheint",
    "muss/soll/sollte/darf/gehört/möchte/will/kommt ..4 nicht ..2 INS_PROTOKOLL",
    "möchte/will/hoffe nicht , dass das/dies/es ..3 VERWENDET wird/werden/würde",
    "hoffe/hoffentlich ..2 das/dies ABER nicht VERWENDET",
    "nicht , dass das/dies/es ABER INS_PROTOKOLL steht/kommt/landet/auftaucht/erscheint",
    "nicht (für die öffentlichkeit | INS_PROTOKOLL)",
    "das/dies ist nichts INS_PROTOKOLL",
    "unangenehm/peinlich/schlimm/blöd , wenn das/dies/es ..2 rauskommt/herauskommt/auftaucht",
    // To leave it out.
    "^ LASSEN [SIE] DAS ABER (WEG | aus BERICHT)",
    "^ halten/halt/lassen/lass [SIE] mein/meine/meinen/unser/unsere/unseren ..1 ABER raus/draußen",
    "DAS (lassen sie | lass/lasst) ..2 WEG",
    "KANN SIE DAS ABER (WEGLASSEN | aus BERICHT LOESCHEN)",
    "das/dies/es können/könnten sie/wir ABER WEGLASSEN",
    "TEIL können/könnten sie/wir ABER (WEGLASSEN | löschen/streichen)",
    "als hätte ich das/es nie/nicht gesagt/erzählt/erwähnt",
    "^ streichen/streich/löschen/lösch/vergessen/vergiss [sie] (den/die letzten/letzte satz/teil/bemerkung/antwort) $",
    "^ vergessen/vergiss [sie] , (was ich ..1 gesagt/erzählt habe | dass ich das gesagt/erzählt/erwähnt habe)",
    // That it is confidential.
    "das/dies/es bleibt/sollte/soll/muss/darf/kann/bliebe/war/ist/wäre ..3 (unter uns $ | unter uns , | in diesem raum $)",
    "kann/könnte/soll/sollte/darf/muss das/dies/es ..3 unter uns bleiben",
    "das/dies/es bleibt/sollte/soll/muss/darf/kann/bliebe ..3 unter uns bleiben",
    "^ behandeln/behandel/behandle/behandelt [SIE] das/dies/es ABER vertraulich",
    "(^ behalten/behalte/behalt [sie/du] das/dies/es | das/dies behalten sie/wir) ABER für sich/dich/uns",
    "^ das/dies ist/war/bleibt [aber] [alles] vertraulich $",
    // That somebody must not learn of it.
    "das/dies/es darf/soll/sollte ..2 NICHT [..1] nach außen/draußen",
    "das/es [ist/bleibt] [soll/sollte/muss] [aber] unser [kleines] geheimnis",
    "das/dies ist/war nur für (sie/dich bestimmt | ihre/deine ohren)",
    "KANN sie/wir/du das/dies/es ABER als vertraulich ansehen/behandeln/betrachten",
    "wenn (das/es rauskommt/herauskommt | CHEF das/davon erfährt/hört/liest) , bin/verliere/bekomme/kriege/werde ich",
    "das/davon darf/soll/sollte/muss ..2 CHEF ..4 ERFAHREN",
    "CHEF darf/soll/sollte (das | davon [nichts] | nichts davon) ..4 ERFAHREN",
    "nicht , dass CHEF davon/das ..2 (erfährt/hört/liest/weiß/mitbekommt | ERFAHREN)",
  ],

  politely: [
    "DAS lassen wir ..2 WEG",
    "das/dies ..3 nicht VERWENDEN",
    "nicht ..2 (VERWENDEN | INS_PROTOKOLL)",
    "das/dies/es ..4 nicht VERWENDET wird/werden/würde",
    "WEGLASSEN $",
    "keine namen (INS_PROTOKOLL | $)",
    "DAS ..2 LOESCHEN $",
    "löschen/lösch/streichen/streich [sie] DAS $",
    "vertraulich zu behandeln",
  ],

  ahead: [
    "unter uns gesagt",
    "^ [so] unter uns $",
    "^ im vertrauen [gesagt] $",
    "sag/sage/erzähle/erzähl/verrate [ich] ihnen/dir ..3 (im vertrauen | unter der hand) !auf/darauf",
    "sag/sage ich [ihnen/dir] [nun/nur] (im vertrauen | unter der hand) !auf/darauf",
    "^ inoffiziell gesagt",
    "^ schalten/schalt/stellen/stell/machen/mach [SIE] ..1 das/die aufnahme/aufnahmegerät/gerät/mikro*/kamera ab/aus",
    "KANN SIE das/die aufnahme/aufnahmegerät/gerät/band/mikro*/kamera/aufzeichnung ..3 ausschalten/ausmachen/stoppen/anhalten/unterbrechen/pausieren/abschalten",
  ],
};
