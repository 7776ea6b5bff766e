const SIGNS = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,60}\b(instruction|prompt|rule|condition|criteri|guideline|requirement|screen|above|previous)/i,
  /\b(i|me|this|answer|participant|person|user|applicant)\b[^.!?\n]{0,40}\b(qualif(y|ies|ied)|eligible)\b/i,
  /\bqualif(y|ied)\s+(me|this|them|him|her)\b|\b(mark|accept|approve|admit|select|pass|treat|classify|consider)\b[^.!?\n]{0,40}\b(qualified|eligible|met|accepted|approved|as (true|met|qualified))\b/i,
  /\b(verdict|json|system prompt|developer message|assistant|language model|llm|chatgpt|jailbreak|output|respond with|return)\b[^\n]{0,60}\b(met|qualified|true|yes|pass|accept|verdict)\b/i,
  /\b(system|assistant|developer)\s*:|<\/?(system|answer|data|instructions?|condition|said)\b|\{\s*"?verdict/i,
  /\b(condition|criteri(a|on)|requirement)s?\b[^.!?\n]{0,40}\b(met|fulfilled|satisfied|true|erfüllt|cumplid|rempli)/i,
  /\b(ignoriere?n?|missachten?|vergiss|vergessen sie)\b[^.!?\n]{0,60}\b(anweisung|regel|bedingung|vorgabe|kriteri)/i,
  /\b(ignora|ignore|olvida|omite)\b[^.!?\n]{0,60}\b(instruccion|regla|condici|criterio)/i,
  /\b(ignore[zr]?|oublie[zr]?)\b[^.!?\n]{0,60}\b(instruction|règle|condition|consigne|critère)/i,
  /\b(ignora(re)?|dimentica(re)?)\b[^.!?\n]{0,60}\b(istruzion|regol|condizion|criter|indicazion)/i,
  /\b(ignor[ae]|esqueça|desconsider[ae])\b[^.!?\n]{0,60}\b(instruç|regra|condiç|critério)/i,
  /\b(negeer|vergeet)\b[^.!?\n]{0,60}\b(instructie|regel|voorwaard|criteri|aanwijzing)/i,
  /(?<!\p{L})(zignoruj|ignoruj|zapomnij|pomiń)(?!\p{L})[^.!?\n]{0,60}(instrukcj|zasad|warunk|kryteri|poleceni)/iu,
  /(指示|命令|ルール|条件|基準|プロンプト)を?[^。！？\n]{0,20}(無視|忘れ)|(条件|基準|要件)を?(は)?(満たし|クリアし)/u,
  /(تجاهل|انس|أهمل)[^.!؟\n]{0,60}(التعليمات|القواعد|الشروط|المعايير|الأوامر)|(الشرط|الشروط|المعايير)[^.!؟\n]{0,40}(مستوفاة|متحقق|مستوفى)/u,
] as const;
/**
 * Zero-width characters, used to hide such words; those that join letters and emoji are excluded, and the direction
 * marks that Arabic and Hebrew keyboards insert.
 */
const HIDDEN = /[\u00ad\u200b\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/u;

/** Whether a text addresses its judge, about qualifying or about the rules, rather than the person's situation. */
export function isTampering(text: string): boolean {
  const plain = text.normalize("NFKC").replaceAll(/\s+/g, " ");
  return HIDDEN.test(plain) || SIGNS.some((sign) => sign.test(plain));
}
