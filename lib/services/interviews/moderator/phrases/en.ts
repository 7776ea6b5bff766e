import type { Phrases } from "./phrases";

export const ENGLISH: Phrases = {
  greeting:
    "Hi, and thank you for taking part. I’m an AI moderator: I ask one question at a time, and a research team reads what you say. There are no right or wrong answers, and you can stop whenever you like.",
  nudges: {
    unsure: [
      "Take your time. Anything that comes to mind helps, even something small.",
      "No rush. If you think of one particular situation, what comes to mind?",
      "If you’d rather not go into it, that’s fine. Otherwise, a sentence or two would help.",
    ],
    brief: [
      "Could you say a little more? A short example is enough.",
      "Anything you can add would help me understand it better.",
      "Could you put that in a few more words?",
    ],
  },
  goOn: ["That’s fine. Let’s go on.", "Of course. On to the next one."],
  followUps: {
    anything: ["You mentioned “{phrase}”. Can you tell me more about that?"],
    events: [
      "You said “{phrase}”. What was going on at that moment?",
      "I’d like to stay with “{phrase}” for a moment. What did that mean for you?",
      "You talked about “{phrase}”. What came before that, and what came after?",
      "You said “{phrase}”. How would you describe that to someone who wasn’t there?",
    ],
    statements: [
      "When you say “{phrase}”, what do you have in mind?",
      "You said “{phrase}”. What does that look like in practice?",
      "I’d like to stay with “{phrase}” for a moment. What does that mean for you?",
      "You said “{phrase}”. What is behind that?",
    ],
  },
  chosen: [
    "You chose “{phrase}”. What is behind that?",
    "What made you decide on “{phrase}”?",
    "You chose “{phrase}”. What were you thinking of?",
  ],
  rated: [
    "You gave {value}. What is behind that number?",
    "What were you thinking of when you gave {value}?",
    "You answered {value}. Can you tell me how you arrived at it?",
  ],
  generic: [
    "Can you tell me more about that?",
    "Can you walk me through a particular time when that came up?",
    "What else comes to mind about that?",
  ],
  remarks: {
    repeat: "The question was: “{question}”",
    left: "After this one there are at most {count} left, and you can stop whenever you like. Shall we continue with the question above?",
    last: "This is the last question. Please answer it however you like.",
    identity:
      "I’m an AI moderator, not a person. I ask the questions, and the people on the research team read your answers. Please continue with the question above whenever you like.",
    privacy:
      "What you write here is stored for this study’s research team. The link to this page also lets you see what is stored about you and have it deleted. You can leave out anything you don’t want to share, and answer the question above however you like.",
    clarify:
      "There’s no particular meaning behind it: please take the question above in whatever way makes sense to you.",
    injection:
      "I’m an AI moderator, and all I can do here is ask this study’s questions. The question above is still open.",
    other: [
      "I’m an AI moderator and can’t answer that, but the research team will read it. What would you say to the question above?",
      "That’s a question for the research team; as an AI moderator, I can’t speak for them. Shall we continue with the question above?",
      "I can’t answer that either, but it’s on record for the team. The question above is still open.",
    ],
  },
  close: "That was my last question. Thank you very much for your time and for everything you shared.",
  stop: "Of course, we’ll stop here. Thank you for your time. What you’ve said so far is kept, and you can have it deleted at any time.",
};
