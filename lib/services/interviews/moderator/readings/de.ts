import type { Readings } from "./readings";

export const de: Readings = {
  polite: "jetzt|hier|bitte|danke",
  stops: [
    "(?:bitte )?(?:aufhören|abbrechen|beenden|schluss)",
    "ich (?:möchte|will|würde gern|muss)(?: jetzt| hier)? (?:aufhören|abbrechen|(?:das (?:gespräch|interview) )?beenden)",
    "(?:ich )?(?:will|möchte) nicht (?:mehr )?weiter ?machen",
  ],
  refused: [
    "(?:nein )?(?:das (?:war's|wars|war es|war alles|ist alles|wäre alles)|mehr (?:fällt mir (?:dazu )?nicht ein|habe ich (?:dazu )?nicht))(?: (?:danke|von mir|eigentlich))*",
    "(?:keine angabe|überspringen|weiter|nächste frage|dazu möchte ich nichts sagen|möchte ich nicht (?:sagen|beantworten))",
  ],
  unsure: [
    "(?:das )?(?:weiß|weiss) (?:ich )?(?:es )?nicht(?: genau)?|ich (?:weiß|weiss) (?:es )?nicht(?: genau)?|keine ahnung|nichts|kann ich nicht sagen|nein|nö|weiß nicht",
  ],
  lost: [
    "(?:ich )?(?:verstehe|versteh|verstand) (?:ich )?(?:die frage|diese frage|das|sie|dich|ihre frage) nicht(?: ganz)?",
    "(?:die frage|das) (?:verstehe|versteh) ich nicht(?: ganz)?|(?:die frage|das) (?:habe|hab) ich nicht verstanden|(?:ich )?(?:habe|hab) (?:die frage|das) nicht verstanden",
    "(?:was|wie) (?:meinen sie|meinst du)(?: damit| das)?",
  ],
  asks: {
    identity: [
      "(?:bist du|sind sie|ist das|spreche ich mit).*(?:ki|bot|roboter|mensch|person|maschine)|wer (?:bist du|sind sie)",
    ],
    privacy: [
      "wer (?:liest|sieht|hört)|(?:ist|wird) das .*(?:anonym|vertraulich|aufgezeichnet|gespeichert)|meine(?:n|r)? daten|datenschutz",
    ],
    clarify: [
      "was meinen sie|was meinst du|wie meinen sie|wie meinst du|was bedeutet|(?:verstehe|versteh) (?:ich )?(?:die frage |das |sie |dich )?nicht|können sie .*(?:erklären|wiederholen)",
    ],
  },
  tampering: [
    "(?:ignoriere|vergiss|missachte) (?:alle |die |deine |bisherigen |vorherigen )*(?:anweisungen|regeln|bedingungen|vorgaben)",
  ],
};
