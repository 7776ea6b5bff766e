import type { Readings } from "./readings";

const ABOUT = "(?: (?:na|o|to|tym|tego|ten|temat|pytanie|tematu|więcej|teraz|dalej|już|w szczegóły))";
const TELL = "(?:odpowiadać|odpowiedzieć|mówić|powiedzieć|rozmawiać|opowiadać|zdradzać|podawać|wchodzić)";

export const pl: Readings = {
  softly: "nie|szczerze mówiąc|szczerze|no|cóż|ale|tutaj|tu|już",
  politely: "przepraszam|niestety|proszę|dziękuję|dzięki|teraz",
  leaving: ["(?:ja )?muszę (?:(?:już|teraz|niestety) )*(?:iść|kończyć|lecieć|uciekać|wychodzić)"],
  stops: [
    "nie mam (?:już|więcej) czasu|skończył[ae]m|do widzenia",
    "(?:ja )?(?:chcę|chciał(?:a)?bym|wolę|wolał(?:a)?bym|muszę)(?: (?:już|to|tutaj))* (?:zakończyć|przerwać|skończyć|przestać)(?: (?:tę |ten |to )?(?:rozmowę|wywiad|ankietę|badanie|to))?",
    "(?:czy )?(?:możemy|mogę)(?: (?:już|to|tutaj))* (?:zakończyć|przerwać|skończyć)(?: (?:rozmowę|wywiad|ankietę|badanie|to))?",
    "(?:proszę )?(?:stop|przerwij|przerwijmy|zakończ|zakończmy|zakończyć|kończymy|przerwać)(?: (?:rozmowę|wywiad|ankietę|badanie))?",
    "nie chcę (?:już )?(?:dalej )?(?:kontynuować|rozmawiać|odpowiadać na więcej pytań)(?: dalej)?",
  ],
  refused: [
    "(?:nie )?(?:to wszystko|to już wszystko|to tyle)(?: dziękuję)?",
    `(?:wolę|wolał(?:a)?bym)${ABOUT}* nie ${TELL}${ABOUT}*`,
    `nie (?:chcę|chciał(?:a)?bym|będę|mogę|mam ochoty|czuję się komfortowo)${ABOUT}* ${TELL}${ABOUT}*`,
    "(?:to|jest)(?: (?:jest|dla mnie|zbyt|bardzo|dość|moja|trochę|sprawa|temat|kwestia|rzecz))* (?:prywatn[aey]|osobist[aey]|poufn[aey]|intymn[aey])(?: (?:sprawa|rzecz|temat|kwestia|pytanie))?",
    "pomiń|pomijam|pomińmy|pas|bez komentarza|odmawiam odpowiedzi|nic więcej|(?:nie mam )?nic (?:więcej )?do (?:dodania|powiedzenia)|(?:zachowam|zostawię) (?:to )?dla siebie|to nie (?:pana|pani|twoja) sprawa",
    "(?:czy )?(?:możemy )?(?:przejść|przejdźmy|iść|idźmy) (?:dalej|do (?:następnego|kolejnego|innego) (?:pytania|tematu))|(?:czy )?(?:możemy )?(?:zmienić|zmieńmy) temat|dalej|następne(?: pytanie)?",
    "(?:przecież )?już (?:(?:to|o tym|na to) )*(?:mówił[ae]m|powiedział[ae]m|odpowiedział[ae]m|wspominał[ae]m|opowiadał[ae]m)(?: (?:o tym|to|wcześniej))*|jak (?:już )?(?:mówił[ae]m|wspomniał[ae]m|powiedział[ae]m)(?: wcześniej)?|(?:to |o tym )?(?:mówił[ae]m|powiedział[ae]m) już(?: (?:o tym|to))?",
  ],
  unsure: [
    "chyba nie|nigdy o tym nie myślał[ae]m",
    "(?:ja |szczerze |no )?(?:nie wiem|nie pamiętam|nie mam (?:pojęcia|zdania|pewności)|trudno powiedzieć|ciężko powiedzieć|nie jestem pew(?:ien|na))(?: (?:dokładnie|szczerze|niestety))?|nic(?: nie przychodzi mi do głowy)?|nie|żad(?:en|na|ne)|nie mam",
  ],
  lost: [
    "(?:przepraszam )?(?:nie rozumiem|nie zrozumiał[ae]m)(?: (?:pytania|tego pytania|tego|o co chodzi))?",
    "(?:przepraszam )?co (?:masz|ma pan|ma pani) na myśli|o co chodzi(?: w tym pytaniu)?",
  ],
  asks: {
    identity: [
      "(?:jesteś|jest pan|jest pani|czy to)(?: (?:może|naprawdę|jest))? (?:ai|si|sztuczną inteligencją|sztuczna inteligencja|bot|botem|robot|robotem|człowiek|człowiekiem|osobą|maszyną)|kim (?:jesteś|pan jest|pani jest)|(?:czy |z kim )rozmawiam",
    ],
    privacy: [
      "kto (?:to )?(?:czyta|przeczyta|widzi|zobaczy|słucha|usłyszy)|(?:to|ankieta|rozmowa|wywiad|badanie) (?:jest|będzie) (?:anonimow|poufn|nagryw)|moje dane|moich danych|moimi danymi|rodo",
      "czy (?:to|ktoś|moje)(?: \\p{L}+){0,3} (?:udostępni|przekaz|przekaż|opublik|pokaz|pokaż)",
    ],
    repeat: [
      "(?:możesz|może pan|może pani|mógłbyś|mogłabyś).*powtórzyć|jakie było pytanie|^(?:słucham|co|proszę) ?\\?",
    ],
    left: ["ile (?:to )?(?:jeszcze|potrwa|trwa)|jak długo|ile (?:jest )?(?:jeszcze )?pytań|czy to ostatnie"],
    clarify: [
      "co to (?:znaczy|oznacza)|co (?:masz|ma pan|ma pani) na myśli|nie rozumiem|(?:możesz|może pan|może pani|mógłbyś|mogłabyś) (?:to )?(?:wyjaśnić|powtórzyć|doprecyzować)|w jakim sensie|o co chodzi",
    ],
  },
  tampering: [
    "(?:zignoruj|ignoruj|zapomnij|pomiń) (?:wszystkie |te |swoje |poprzednie |powyższe |o |wszystkich )*(?:instrukcj|poleceni|zasad|warunk|kryteri)",
  ],
};
