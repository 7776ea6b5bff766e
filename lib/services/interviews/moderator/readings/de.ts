import type { Readings } from "./readings";

const ABOUT =
  "(?:das|es|dies|dazu|hierzu|darüber|hierüber|davon|darauf|mehr|so|etwas|jetzt|hier|gerade|eigentlich|wirklich|lieber|gern|gerne|weiter|näher|mich|ihnen|dir|auch)";
const TELL = "(?:sagen|reden|sprechen|erzählen|beantworten|antworten|verraten|eingehen|äußern|preisgeben|ausführen)";
const WANT = "(?:möchte|will|mag|darf|werde|würde|wollte)";

export const de: Readings = {
  softly:
    "nein|nö|nee|ach|also|na ja|naja|na|ehrlich gesagt|um ehrlich zu sein|hm+|ähm?|aber|und|eigentlich|da|doch|schon|hier",
  politely: "tut mir leid|sorry|entschuldigung|bitte|danke|leider|jetzt",
  leaving: ["ich (?:muss|müsste)(?: (?:jetzt|leider|nun|dann|mal|gleich))* (?:los|gehen|weg|schluss machen|auflegen)"],
  stops: [
    "ich (?:habe|hab) (?:(?:jetzt|leider) )*(?:keine zeit|keine lust) mehr|(?:es|das) reicht(?: mir)? für heute|schluss für heute|tschüss?|auf wiedersehen",
    "(?:können|könnten|wollen|lassen sie uns|lass uns) (?:wir )?(?:(?:hier|jetzt|bitte|das) )*(?:aufhören|abbrechen|schluss machen|beenden)",
    "(?:bitte )?(?:aufhören|abbrechen|beenden|schluss)",
    "ich (?:möchte|will|würde gern|muss)(?: jetzt| hier)? (?:aufhören|abbrechen|(?:das (?:gespräch|interview) )?beenden)",
    "(?:ich )?(?:will|möchte) nicht (?:mehr )?weiter ?machen",
  ],
  refused: [
    "(?:nein )?(?:das (?:war's|wars|war es|war alles|ist alles|wäre alles)|mehr (?:fällt mir (?:dazu )?nicht ein|habe ich (?:dazu )?nicht))(?: (?:danke|von mir|eigentlich))*",
    "keine angaben?|kein kommentar|überspringen|weiter|nächste(?: frage)?|sonst nichts|mehr nicht|nichts weiter|weiter nichts",
    `(?:${ABOUT} )*${WANT} ich (?:${ABOUT} )*(?:nicht|nichts|nix|ungern)(?: ${ABOUT})*(?: ${TELL})?`,
    `ich ${WANT} (?:${ABOUT} )*(?:nicht|nichts|nix|ungern)(?: ${ABOUT})* ${TELL}`,
    `(?:${ABOUT} )+(?:kann|sage|rede|spreche|erzähle) ich (?:${ABOUT} )*(?:nicht|nichts|nix|ungern)(?: ${ABOUT})*(?: (?:reden|sprechen|erzählen))?`,
    "(?:das |dies |es )?(?:ist )?(?:mir |für mich )?(?:zu |sehr |etwas |ein bisschen |ziemlich |eher |echt )*(?:privat|persönlich|vertraulich|intim|meine (?:sache|privatsache)|privatsache)",
    "(?:das )?geht (?:sie|dich|euch|niemanden|keinen) (?:gar )?nichts an|(?:das )?(?:lieber|besser|eher) nicht|(?:das )?behalte ich (?:lieber )?für mich",
    "(?:können|könnten|wollen|lassen sie uns|lass uns|machen|gehen) (?:wir )?(?:bitte )?(?:weiter(?: ?machen| ?gehen)?|(?:zur )?nächsten? frage(?: gehen)?|das thema wechseln|(?:über )?(?:etwas|was) anderes(?: reden| sprechen)?)",
    "(?:das |davon |darüber |darauf )?(?:habe|hab) ich (?:ihnen |dir )?(?:(?:doch|ja|schon|bereits|eben|gerade|vorhin|oben) )+(?:gesagt|erzählt|beantwortet|geantwortet|erwähnt|erklärt)|wie (?:(?:schon|bereits|eben|gerade|oben) )*gesagt|siehe oben|(?:das )?haben sie (?:mich )?(?:schon|bereits|gerade) gefragt",
  ],
  unsure: [
    "(?:das )?(?:weiß|weiss) ich (?:(?:ehrlich gesagt|gerade|jetzt|leider|auch|gar) )*nicht(?: mehr| so genau| genau)?|(?:da )?bin ich (?:mir )?(?:nicht(?: ganz)? sicher|unsicher)|(?:das )?(?:ich )?glaube?(?: ich)? nicht|(?:darüber |da )?(?:habe|hab) ich (?:da )?(?:noch )?(?:nie (?:(?:drüber|darüber) )?nachgedacht|mir (?:(?:da|dazu|darüber|drüber|noch|eigentlich|ehrlich gesagt) )*(?:nie|keine) gedanken (?:(?:drüber|darüber|dazu|gemacht) ?)*)",
    "(?:das )?(?:weiß|weiss) (?:ich )?(?:es )?nicht(?: genau)?|ich (?:weiß|weiss) (?:es )?nicht(?: genau)?|keine ahnung|nichts|kann ich nicht sagen|nein|nö|weiß nicht|nicht wirklich|eigentlich nicht|schwer zu sagen",
    "(?:da |dazu )?fällt mir (?:(?:gerade|jetzt|dazu|da) )*nichts ein|mir fällt (?:(?:gerade|jetzt|dazu|da) )*nichts ein|daran erinnere ich mich nicht(?: mehr)?",
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
      "(?:wird|werden|wurde) (?:das|es|dies|meine antworten)(?: \\p{L}+){0,4} (?:weitergegeben|weitergeleitet|geteilt|veröffentlicht|gezeigt)|(?:geben|gebt|gibst|leiten) (?:sie|ihr|du) (?:das|es)(?: \\p{L}+){0,3} weiter|(?:erfährt|sieht|bekommt) (?:das )?(?:mein|meine) ",
    ],
    repeat: [
      "(?:können|könnten|kannst) (?:sie|du) .*wiederholen|(?:wie|was) war (?:noch ?mal )?(?:die|ihre) frage|^(?:wie bitte|was|bitte) ?\\?",
    ],
    left: [
      "wie lange (?:dauert|geht|noch)|wie viele fragen|(?:sind wir|ist es) (?:bald|gleich|fast) (?:fertig|vorbei)|ist das die letzte frage|kommt (?:da )?noch viel",
    ],
    clarify: [
      "was meinen sie|was meinst du|wie meinen sie|wie meinst du|was bedeutet|(?:verstehe|versteh) (?:ich )?(?:die frage |das |sie |dich )?nicht|können sie .*(?:erklären|wiederholen)",
    ],
  },
  tampering: [
    "(?:ignoriere|vergiss|missachte) (?:alle |die |deine |bisherigen |vorherigen )*(?:anweisungen|regeln|bedingungen|vorgaben)",
  ],
};
