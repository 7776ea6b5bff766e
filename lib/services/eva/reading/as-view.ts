const DISAGREES =
  /^(?:who|where do people|(?:did|do|does|is|are|was|were) (?:any ?one|anybody|people|they|every ?one)) (?:else )?(?:disagree[sd]?|divided|split)(?: with (?:the )?(?:others|each other|one another|everyone|that|this))?(?: about| on| over) (.{2,200}?)[\s?.!]*$/iu;

/** Who disagrees about a thing is told by what people think of it. */
export const asView = (question: string): string => question.replace(DISAGREES, "What do people think of $1?");
