import type { Matter } from "../own/moments";
import type { Wording } from "./wording";

type Own = Record<Matter, ReturnType<Wording["own"]>>;

/** Nothing here says that people mean the same thing. */
export const OWN: Record<"en" | "de", Own> = {
  en: {
    trouble: {
      title: "What people have trouble with",
      claim: "People describe problems, each in their own words.",
      one: "Someone describes a problem.",
      more: "Further problems come up.",
      step: "Ask the next people about each of these problems, to learn which of them are shared.",
    },
    praise: {
      title: "What people speak well of",
      claim: "People say what works for them, each in their own words.",
      one: "Someone says what works for them.",
      more: "More comes up that works.",
      step: "",
    },
    wish: {
      title: "What people want",
      claim: "People say what they want, each in their own words.",
      one: "Someone says what they want.",
      more: "Further wishes come up.",
      step: "Ask the next people about each of these wishes, to learn which of them are shared.",
    },
  },
  de: {
    trouble: {
      title: "Womit die Leute Ärger haben",
      claim: "Die Leute erzählen, was schwierig ist, jede Person in eigenen Worten.",
      one: "Eine Person erzählt, was schwierig ist.",
      more: "Weitere Schwierigkeiten kommen vor.",
      step: "Die nächsten Leute nach jeder dieser Schwierigkeiten fragen, um zu erfahren, welche mehrere haben.",
    },
    praise: {
      title: "Was die Leute loben",
      claim: "Die Leute sagen, was gut ist, jede Person in eigenen Worten.",
      one: "Eine Person sagt, was gut ist.",
      more: "Weiteres wird gelobt.",
      step: "",
    },
    wish: {
      title: "Was sich die Leute wünschen",
      claim: "Die Leute sagen, was sie sich wünschen, jede Person in eigenen Worten.",
      one: "Eine Person sagt, was sie sich wünscht.",
      more: "Weitere Wünsche kommen vor.",
      step: "Die nächsten Leute nach jedem dieser Wünsche fragen, um zu erfahren, welche mehrere haben.",
    },
  },
};
