import type { Readings } from "./readings";

export const pl: Readings = {
  polite: "teraz|tutaj|tu|już|proszę|dziękuję|dzięki",
  stops: [
    "(?:ja )?(?:chcę|chciał(?:a)?bym|wolę|wolał(?:a)?bym|muszę)(?: (?:już|to|tutaj))* (?:zakończyć|przerwać|skończyć|przestać)(?: (?:tę |ten |to )?(?:rozmowę|wywiad|ankietę|badanie|to))?",
    "(?:czy )?(?:możemy|mogę)(?: (?:już|to|tutaj))* (?:zakończyć|przerwać|skończyć)(?: (?:rozmowę|wywiad|ankietę|badanie|to))?",
    "(?:proszę )?(?:stop|przerwij|przerwijmy|zakończ|zakończmy|zakończyć|kończymy|przerwać)(?: (?:rozmowę|wywiad|ankietę|badanie))?",
    "nie chcę (?:już )?(?:dalej )?(?:kontynuować|rozmawiać|odpowiadać na więcej pytań)(?: dalej)?",
  ],
  refused: [
    "(?:nie )?(?:to wszystko|to już wszystko|to tyle)(?: dziękuję)?",
    "(?:wolę|wolał(?:a)?bym)(?: (?:tego|o tym|na to))? nie (?:odpowiadać|mówić|podawać)(?: (?:na to(?: pytanie)?|o tym|tego))?",
    "(?:pomiń|pomijam|pomińmy|pas|następne(?: pytanie)?|bez komentarza|odmawiam odpowiedzi)",
    "nie chcę (?:na to |o tym |tego )?(?:odpowiadać|mówić)(?: (?:na to(?: pytanie)?|o tym))?",
  ],
  unsure: [
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
    ],
    clarify: [
      "co to (?:znaczy|oznacza)|co (?:masz|ma pan|ma pani) na myśli|nie rozumiem|(?:możesz|może pan|może pani|mógłbyś|mogłabyś) (?:to )?(?:wyjaśnić|powtórzyć|doprecyzować)|w jakim sensie|o co chodzi",
    ],
  },
  tampering: [
    "(?:zignoruj|ignoruj|zapomnij|pomiń) (?:wszystkie |te |swoje |poprzednie |powyższe |o |wszystkich )*(?:instrukcj|poleceni|zasad|warunk|kryteri)",
  ],
};
