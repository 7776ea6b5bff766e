/** As options are written in the languages that participants are spoken to in, without the sign at their end. */
const WORDINGS = new Set([
  ...["none", "none of these", "none of those", "none of them", "none of the above", "none apply"],
  ...["none of these apply", "none of the above apply", "none of these options", "none of the options above"],
  ...["keine", "keins", "keine davon", "keiner davon", "keines davon", "keins davon", "nichts davon"],
  ...["keine von diesen", "keiner von diesen", "keines von diesen", "keine der genannten", "keiner der genannten"],
  ...["keines der genannten", "keine der oben genannten", "nichts von alledem", "trifft alles nicht zu"],
  ...["ninguno", "ninguna", "ninguno de estos", "ninguna de estas", "ninguno de ellos", "ninguna de ellas"],
  ...["ninguno de los anteriores", "ninguna de las anteriores", "ninguna de estas opciones"],
  ...["ninguna de las opciones anteriores", "nada de lo anterior"],
  ...["aucun", "aucune", "aucun de ceux-ci", "aucune de celles-ci", "aucun d'entre eux", "aucune d'entre elles"],
  ...["aucun de ces choix", "aucune de ces options", "aucune de ces réponses", "aucun des choix ci-dessus"],
  ...["aucune des options ci-dessus", "aucune des réponses ci-dessus", "aucun des éléments ci-dessus"],
  ...["rien de tout cela", "rien de tout ça"],
  ...["nessuno", "nessuna", "nessuno di questi", "nessuna di queste", "nessuno dei precedenti"],
  ...["nessuna delle precedenti", "nessuna di queste opzioni", "nessuna delle opzioni precedenti"],
  ...["nessuno dei suddetti", "nessuna delle suddette", "niente di tutto ciò"],
  ...["nenhum", "nenhuma", "nenhum destes", "nenhuma destas", "nenhum desses", "nenhuma dessas", "nenhum deles"],
  ...["nenhuma delas", "nenhum dos anteriores", "nenhuma das anteriores", "nenhum dos itens acima"],
  ...["nenhuma das opções", "nenhuma das opções acima", "nenhuma das alternativas", "nenhuma das alternativas acima"],
  ...["nenhuma das alternativas anteriores", "nenhuma dessas opções", "nenhuma destas opções"],
  ...["geen", "geen van deze", "geen van deze opties", "geen van allen", "geen van alle", "geen van bovenstaande"],
  ...["geen van de bovenstaande", "geen van bovenstaande opties", "geen van de bovenstaande opties"],
  ...["geen hiervan", "geen daarvan", "niets van dit alles"],
  ...["żaden", "żadna", "żadne", "żaden z nich", "żadna z nich", "żadne z nich", "żaden z tych", "żadna z tych"],
  ...["żadne z tych", "żaden z powyższych", "żadna z powyższych", "żadne z powyższych", "żadna z tych opcji"],
  ...["żadna z powyższych opcji", "żadna z powyższych odpowiedzi", "nic z powyższych"],
  ...["どれでもない", "どれも当てはまらない", "どれもあてはまらない", "いずれでもない", "いずれも当てはまらない"],
  ...["いずれもあてはまらない", "上記のどれでもない", "上記のいずれでもない", "この中にはない"],
  ...["この中にない", "該当なし", "該当するものはない", "当てはまるものはない", "あてはまるものはない"],
  ...["لا شيء", "لا شيء منها", "لا شيء من هذه", "لا شيء مما سبق", "لا شيء مما ذكر", "لا شيء مما ذُكر"],
  ...["ليس أي مما سبق", "ليس أيا مما سبق", "ليس أيًا مما سبق", "لا أحد منها", "لا أحد مما سبق"],
]);

/**
 * Whether an option of several denies all others, like “None of these”. Nothing else about an option says so. Only what
 * is worded exactly like that counts: “None of these tools” may well go with “Other”.
 */
export const standsAlone = (option: string): boolean =>
  WORDINGS.has(
    option
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/\s+/g, " ")
      .replace(/^[\s([]+|[\s.。!)\]]+$/g, ""),
  );

/** Options that were chosen together, or what is wrong with that in words for the participant. */
export function chosenTogether(options: string[]): { value: string[] } | { problem: string } {
  const alone = options.length > 1 ? options.find(standsAlone) : undefined;
  return alone === undefined ? { value: options } : { problem: `“${alone}” can’t be combined with other options.` };
}
