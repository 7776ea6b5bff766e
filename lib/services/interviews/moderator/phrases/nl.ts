import type { Phrases } from "./phrases";

export const DUTCH: Phrases = {
  greeting:
    "Goedendag en bedankt dat u meedoet. Ik ben een AI-gespreksleider: ik stel één vraag tegelijk en een onderzoeksteam leest wat u zegt. Er zijn geen goede of foute antwoorden en u kunt stoppen wanneer u wilt.",
  nudges: {
    unsure: [
      "Neem gerust de tijd. Alles wat in u opkomt helpt, ook iets kleins.",
      "Geen haast. Als u aan één bepaalde situatie denkt, wat komt er dan in u op?",
      "Als u er liever niet op ingaat, is dat prima. Anders zouden een of twee zinnen helpen.",
    ],
    brief: [
      "Kunt u er iets meer over zeggen? Een kort voorbeeld is genoeg.",
      "Alles wat u kunt toevoegen, helpt om het beter te begrijpen.",
      "Zou u dat in iets meer woorden willen zeggen?",
    ],
  },
  goOn: ["Dat is prima. We gaan verder.", "Natuurlijk. Dan nu het volgende."],
  followUps: {
    anything: ["U noemde “{phrase}”. Kunt u me daar meer over vertellen?"],
    events: [
      "U zei “{phrase}”. Wat gebeurde er op dat moment?",
      "Ik wil graag even bij “{phrase}” blijven. Wat betekende dat voor u?",
      "U had het over “{phrase}”. Wat ging daaraan vooraf, en wat kwam erna?",
      "U zei “{phrase}”. Hoe zou u dat beschrijven aan iemand die er niet bij was?",
    ],
    statements: [
      "Als u “{phrase}” zegt, waar denkt u dan aan?",
      "U zei “{phrase}”. Hoe ziet dat er in de praktijk uit?",
      "Ik wil graag even bij “{phrase}” blijven. Wat betekent dat voor u?",
      "U zei “{phrase}”. Wat zit daarachter?",
    ],
  },
  chosen: [
    "U koos “{phrase}”. Wat zit daarachter?",
    "Wat bracht u bij “{phrase}”?",
    "Uw keuze was “{phrase}”. Waar dacht u daarbij aan?",
  ],
  rated: [
    "U gaf {value}. Wat zit er achter dat getal?",
    "Waar dacht u aan toen u {value} gaf?",
    "U antwoordde {value}. Kunt u vertellen hoe u daarop kwam?",
  ],
  generic: [
    "Kunt u me daar meer over vertellen?",
    "Kunt u een bepaalde keer beschrijven waarop dat gebeurde?",
    "Wat komt er verder nog in u op?",
  ],
  remarks: {
    repeat: "De vraag was: “{question}”",
    left: "Hierna komen er nog hooguit {count}, en u kunt altijd stoppen. Gaan we verder met de vraag hierboven?",
    last: "Dit is de laatste vraag. Antwoord zoals u wilt.",
    identity:
      "Ik ben een AI-gespreksleider, geen mens. Ik stel de vragen, en de mensen van het onderzoeksteam lezen uw antwoorden. Ga gerust verder met de vraag hierboven wanneer u wilt.",
    privacy:
      "Wat u hier schrijft, wordt bewaard voor het onderzoeksteam van dit onderzoek. Met de link van deze pagina kunt u ook zien wat er over u is bewaard, en het laten verwijderen. Wat u niet wilt delen, kunt u weglaten.",
    clarify: "Er zit geen bijzondere bedoeling achter: vat de vraag hierboven op zoals die voor u logisch is.",
    injection:
      "Ik ben een AI-gespreksleider en kan hier alleen de vragen van dit onderzoek stellen. De vraag hierboven staat nog open.",
    other: [
      "Als AI-gespreksleider kan ik dat niet beantwoorden, maar het onderzoeksteam leest het. Wat zou u zeggen op de vraag hierboven?",
      "Dat is een vraag voor het onderzoeksteam; als AI-gespreksleider kan ik niet namens hen spreken. Zullen we verdergaan met de vraag hierboven?",
      "Ook daar heb ik geen antwoord op; het is genoteerd voor het team. De vraag hierboven staat nog open.",
    ],
  },
  close: "Dat was mijn laatste vraag. Heel hartelijk dank voor uw tijd en voor alles wat u hebt verteld.",
  stop: "Natuurlijk, we stoppen hier. Bedankt voor uw tijd. Wat u tot nu toe hebt gezegd, blijft bewaard; u kunt het op elk moment laten verwijderen.",
};
