import { alternatives, frequency, having, isAct, lastTime, nowadays, recently, turningPoint } from "./english-things";
import type { Wording } from "./wording";

export const ENGLISH: Wording = {
  sections: {
    warmUp: "Getting to know you",
    experience: "What happened",
    meaning: "What is behind it",
    facts: "A few facts",
    wrapUp: "Before we finish",
  },
  interview: {
    warmUp: (topic) => [
      ["To start, what does an ordinary day look like for you?", "light"],
      [nowadays(topic), "light"],
    ],
    experience: {
      reason: (topic) => [
        [`Think of the last time ${lastTime(topic)}. What happened, from the beginning?`, "deep"],
        ["What were you trying to get done at that moment?", "light"],
        [turningPoint(topic), "deep"],
      ],
      behaviour: (topic) => [
        [`Take me through your most recent experience of ${having(topic)}, step by step.`, "deep"],
        ["What prompted it?", "light"],
        ["What do you rely on while you’re doing it?", "light"],
        ["How does it differ from one time to the next?", "deep"],
      ],
      attitude: ({ thing }) => [
        [`What comes to mind first when you think of ${thing}?`, "light"],
        [`Tell me about an experience that shaped how you see ${thing}.`, "deep"],
        ["How has your view of it changed over time, if at all?", "light"],
      ],
      evaluation: ({ thing }) => [
        [`Tell me about your most recent experience with ${thing}, from the beginning.`, "deep"],
        ["What were you hoping to get done?", "light"],
        ["What, if anything, worked well for you?", "deep"],
        ["What, if anything, got in your way?", "deep"],
      ],
      concept: ({ thing }) => [
        [`When, if ever, did you last need something like ${thing}?`, "deep"],
        ["How did you manage then?", "deep"],
        ["What have you tried in order to make it easier, if anything?", "light"],
      ],
    },
    meaning: {
      reason: () => [
        ["What mattered most to you at that time?", "deep"],
        ["What else did you consider doing at that point?", "light"],
        ["What would have had to be different for it to go another way?", "deep"],
      ],
      behaviour: () => [
        ["Which part of it takes the most effort for you?", "deep"],
        ["Why do you do it this way rather than another?", "deep"],
        ["Who else, if anyone, is affected by how you do it?", "light"],
      ],
      attitude: ({ thing }) => [
        [`What matters to you when it comes to ${thing}?`, "deep"],
        ["When have you felt differently about it?", "light"],
        ["What would someone say who sees it differently?", "light"],
      ],
      evaluation: () => [
        ["How did it compare with what you had expected?", "deep"],
        ["How did you get around whatever was in your way, if anything?", "light"],
        ["What would you leave exactly as it is?", "light"],
      ],
      concept: ({ thing }) => [
        [`In your own words, what would ${thing} do for you?`, "deep"],
        ["What, if anything, would be a reason to use it?", "deep"],
        ["What, if anything, would hold you back?", "deep"],
      ],
    },
    price: ["How would you work out what it is worth to you?", "deep"],
    wrapUp: [
      ["If you could change one thing about all this, what would it be?", "light"],
      ["What should I have asked you that I didn’t?", "none"],
    ],
  },
  survey: {
    frequency: {
      text: frequency,
      options: ["Every day", "Every week", "Every month", "Less often", "Not at all"],
    },
    today: alternatives,
    minutes: () => "Roughly how many minutes did it take you the last time?",
    factors: {
      text: (topic) => `Thinking of the last time ${lastTime(topic)}: which of these played a part?`,
      options: [
        "What it cost",
        "The time it took",
        "How easy it was to understand",
        "Something that did not work",
        "Trust in whoever offers it",
        "What other people said",
        "Something else",
        "None of these",
      ],
    },
    scale: {
      reason: {
        text: () => "Looking back at that time, how satisfied are you with how it went?",
        minLabel: "Not at all satisfied",
        maxLabel: "Completely satisfied",
      },
      behaviour: {
        text: (topic) =>
          `How easy or difficult do you find ${isAct(topic) ? topic.thing : having({ ...topic, doing: null })}?`,
        minLabel: "Very difficult",
        maxLabel: "Very easy",
      },
      attitude: {
        text: ({ thing }) => `How important or unimportant do you find ${thing}?`,
        minLabel: "Not important at all",
        maxLabel: "Extremely important",
      },
      evaluation: {
        text: ({ thing }) => `Overall, how satisfied or dissatisfied are you with ${thing}?`,
        minLabel: "Very dissatisfied",
        maxLabel: "Very satisfied",
      },
      concept: {
        text: ({ thing }) => `How likely or unlikely would you be to use ${thing} in the next three months?`,
        minLabel: "Very unlikely",
        maxLabel: "Very likely",
      },
    },
    open: {
      reason: () => "What mattered most to you that time?",
      behaviour: () => "What do you do first, when you get started?",
      attitude: ({ thing }) => `What comes to mind first when you think of ${thing}?`,
      evaluation: ({ thing }) => `What is your most recent experience with ${thing}?`,
      concept: ({ thing }) => `In your own words, what would ${thing} do for you?`,
    },
    price: "What monthly amount would you consider fair for it, in your own currency?",
    more: "What else should we know?",
  },
  screener: {
    recency: {
      label: recently,
      options: [
        ["Within the last month", true],
        ["One to six months ago", true],
        ["More than six months ago", false],
        ["Never", false],
      ],
    },
    part: {
      label: ({ thing }) => `In a sentence or two: what is your own experience with ${thing}?`,
      condition: ({ thing, people }) =>
        people
          ? `Describes own, concrete experience with ${thing}, and shows that the person is one of: ${people}.`
          : `Describes own, concrete experience with ${thing}.`,
      placeholder: "Your own words",
    },
    field: {
      label: "Which of these fields do you work in?",
      options: [
        ["Market or user research", false],
        ["Advertising or public relations", false],
        ["Journalism", false],
        ["None of these", true],
      ],
    },
  },
  note: ({ thing, understood }) =>
    understood
      ? `A first draft from templates, written without a language model: Eva took “${thing}” to be the topic. Check the wording, use your own terms, and remove what you don’t need.`
      : "A first draft from templates, written without a language model. Eva could not tell what your question is about, so the questions refer to “this topic”: replace it with your own words, and check the rest.",
};
