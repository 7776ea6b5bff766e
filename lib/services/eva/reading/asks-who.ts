const WHO =
  /^(?:(?:and|so|und|also) )?(?:who|whose|which (?:of )?(?:the )?\p{L}+s|how many|(?:did|does|do|has|have|had|is|are|was|were|can|could|would) (?:any|some)(?:one|body)?|(?:is|are|was|were) there (?:any|some)\p{L}*|wer|wessen|wie viele|welche \p{L}+|(?:hat|haben|gibt es|ist|war) (?:irgend)?(?:jemand\p{L}*|wer|welche))(?!\p{L})/iu;

/** Whether a question asks who does something, how many do, or whether anybody does. */
export const asksWho = (question: string): boolean => WHO.test(question.trim());
