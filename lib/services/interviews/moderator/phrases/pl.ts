import type { Phrases } from "./phrases";

/** Without verbs in the past tense about the participant, which would need their gender. */
export const POLISH: Phrases = {
  greeting:
    "Dzień dobry i dziękuję za udział. Jestem moderatorem AI: zadaję po jednym pytaniu, a odpowiedzi czyta zespół badawczy. Nie ma dobrych ani złych odpowiedzi, a rozmowę można zakończyć w każdej chwili.",
  nudges: {
    unsure: [
      "Proszę się nie spieszyć. Pomoże wszystko, co przychodzi do głowy, nawet drobiazg.",
      "Spokojnie. Proszę pomyśleć o jednej konkretnej sytuacji: co przychodzi na myśl?",
      "Jeśli to temat, którego lepiej nie poruszać, w porządku. W przeciwnym razie pomogłoby jedno lub dwa zdania.",
    ],
    brief: [
      "Czy można prosić o kilka słów więcej? Wystarczy krótki przykład.",
      "Wszystko, co można dodać, pomoże lepiej to zrozumieć.",
      "Czy można to ująć trochę szerzej?",
    ],
  },
  goOn: ["W porządku. Przejdźmy dalej.", "Oczywiście. Idźmy dalej."],
  followUps: {
    anything: ["Padły słowa „{phrase}”. Czy może Pani/Pan powiedzieć o tym coś więcej?"],
    events: [
      "Z Pani/Pana odpowiedzi: „{phrase}”. Co się wtedy działo?",
      "Zatrzymajmy się na chwilę przy słowach „{phrase}”. Co to dla Pani/Pana oznaczało?",
      "Wracając do słów „{phrase}”: co było wcześniej, a co potem?",
      "Z Pani/Pana odpowiedzi: „{phrase}”. Jak można by to opisać komuś, kogo przy tym nie było?",
    ],
    statements: [
      "Kiedy mowa o „{phrase}”, co ma Pani/Pan na myśli?",
      "Z Pani/Pana odpowiedzi: „{phrase}”. Jak to wygląda w praktyce?",
      "Zatrzymajmy się na chwilę przy słowach „{phrase}”. Co to dla Pani/Pana oznacza?",
      "Z Pani/Pana odpowiedzi: „{phrase}”. Co się za tym kryje?",
    ],
  },
  chosen: [
    "Wybrana odpowiedź to „{phrase}”. Co się za tym kryje?",
    "Co przemawia za odpowiedzią „{phrase}”?",
    "Wybór padł na „{phrase}”. Co o tym zdecydowało?",
  ],
  rated: [
    "Podana liczba to {value}. Co się za nią kryje?",
    "Co ma Pani/Pan na myśli, podając {value}?",
    "Odpowiedź to {value}. Skąd właśnie taka liczba?",
  ],
  generic: [
    "Czy może Pani/Pan powiedzieć o tym coś więcej?",
    "Czy może Pani/Pan opisać konkretną sytuację, w której tak było?",
    "Co jeszcze przychodzi na myśl w związku z tym?",
  ],
  remarks: {
    repeat: "Pytanie brzmiało: „{question}”",
    left: "Po tym pytaniu zostało ich najwyżej {count}; można przerwać w każdej chwili. Wróćmy do pytania powyżej.",
    last: "To ostatnie pytanie. Można odpowiedzieć dowolnie.",
    identity:
      "Jestem moderatorem AI, nie człowiekiem. Ja zadaję pytania, a odpowiedzi czytają ludzie z zespołu badawczego. Zapraszam do powrotu do pytania powyżej w dowolnej chwili.",
    privacy:
      "To, co tu zostanie napisane, jest zapisywane dla zespołu badawczego tego badania. Link do tej strony pozwala też zobaczyć zapisane dane i je usunąć. Można pominąć wszystko, czym nie chce się Pani/Pan dzielić.",
    clarify:
      "Nie kryje się za tym nic szczególnego: pytanie powyżej proszę rozumieć tak, jak ma to dla Pani/Pana sens.",
    injection: "Jestem moderatorem AI i mogę tu tylko zadawać pytania z tego badania. Pytanie powyżej nadal czeka.",
    other: [
      "Jako moderator AI nie mogę na to odpowiedzieć, ale zespół badawczy to przeczyta. Jaka jest Pani/Pana odpowiedź na pytanie powyżej?",
      "To pytanie do zespołu badawczego; jako moderator AI nie mogę mówić w jego imieniu. Czy wrócimy do pytania powyżej?",
      "Na to także nie mam odpowiedzi; zostaje to zapisane dla zespołu. Pytanie powyżej nadal czeka.",
    ],
  },
  close: "To było moje ostatnie pytanie. Bardzo dziękuję za poświęcony czas i za wszystkie odpowiedzi.",
  stop: "Oczywiście, na tym kończymy. Dziękuję za poświęcony czas. Dotychczasowe odpowiedzi zostają zapisane i w każdej chwili można je usunąć.",
};
