/** What people may be called who are interviewed because they are such: "What do parents think of the fees?" */
const ROLES = new Set(
  `parents mothers fathers moms dads mums families carers caregivers technicians engineers mechanics electricians plumbers
installers nurses doctors clinicians therapists patients drivers couriers riders commuters passengers travelers travellers
teachers students pupils learners tutors lecturers employees workers staff colleagues managers supervisors leaders developers
designers researchers analysts accountants bookkeepers lawyers owners founders freelancers entrepreneurs members subscribers
clients buyers sellers shoppers visitors guests tenants renters landlords homeowners residents neighbors neighbours citizens
farmers gardeners players gamers readers listeners viewers volunteers donors creators musicians artists cooks chefs waiters
trainers coaches agents operators admins administrators recruiters candidates applicants women men adults teenagers seniors
beginners freelancers bookkeepers newcomers starters veterans plumbers builders craftsmen traders planners carers directors executives assistants chefs singles couples pensioners retirees children kids teenagers freelancer buchhalter handwerker selbstständige selbststandige chefs fahrerinnen lehrerinnen arztinnen kundinnen interviewed speakers adopters eltern mutter vater pflegekrafte arzte patienten fahrer lehrer schuler studierende
mitarbeiter kunden mieter nachbarn mitglieder besucher gaste techniker detractors promoters passives critics kritiker promotoren`.split(
    /\s+/,
  ),
);
/** Whether a word calls people by what they are or do, one or several. */
export const isRole = (word: string): boolean =>
  ROLES.has(word) || ROLES.has(`${word}s`) || ROLES.has(word.replace(/n$/, ""));

/** What stands before the people who do or think something: "Why did parents …", "How many technicians …". */
const BEFORE = new Set(
  "do did does would should could can will have had are were many most some all any which what the these those our haben hatten wurden sind waren viele welche die".split(
    " ",
  ),
);

/** German ends a question with whom it asks about: "Was wünschen sich die Eltern?" */
const GERMAN = new Set("was wie warum wieso weshalb wann wo wovor woruber womit".split(" "));
const OF = new Set("uber von mit zu fur bei gegen ohne an auf um".split(" "));

/** Words of a question, in order, for the people it asks about: each speaker is one, and hardly anyone says so. */
export function whoIsAsked(question: readonly string[]): ReadonlySet<string> {
  const at = question.findIndex((word, place) => ROLES.has(word) && BEFORE.has(question[place - 1] ?? ""));
  const isSubject = GERMAN.has(question[0] ?? "") && !OF.has(question[at - 2] ?? "");
  const isLast = at === question.length - 1 && !isSubject;
  return new Set(at === -1 || isLast ? [] : [question[at] ?? ""]);
}
