import { prompt } from "./prompt";

export const draftStudyFromQuestion = prompt({
  name: "draft_study_from_question",
  title: "Draft a study from a question",
  description: "Checks what is already known, then drafts a study for what is not. Nothing is published or charged.",
  arguments: [
    { name: "question", title: "Question", description: "What you want to learn from people.", required: true },
    { name: "audience", title: "Audience", description: "Who to ask, in your own words.", required: false },
  ],
  write: ({ question, audience }) => `I want to learn this from people: ${question}
${audience ? `I would ask: ${audience}\n` : ""}
1. Look with search_evidence and list_studies whether studies of ours answer it already. If so, tell me what they say, with quotes and links, and ask whether I still want a new one.
2. If not, sharpen the question with me if it is broad or leading. Then call create_draft_study once.
3. Show me the outline of the guide, whom it would ask and what it may cost, and give me the link to change and launch it in the app.

Drafting publishes nothing and charges nothing.`,
});
