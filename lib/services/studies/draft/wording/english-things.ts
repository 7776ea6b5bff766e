import type { Topic } from "../topic";

/** "Paying by card" is something that people do; a "billing page" isn't. */
const ACT =
  /^(?:no longer )?\p{L}+ing (?:a|an|the|your|our|us|it|by|with|to|on|at|for|in|back|out|up|off|over|away|about|after|which|who|what|how)\b/iu;
/** What people say that they use, rather than that they deal with it. */
const TOOL =
  /\b(?:apps?|applications?|tools?|software|products?|platforms?|websites?|sites?|services?|features?|dashboards?|systems?|programs?|devices?|portals?|terminals?|machines?|chatbots?|assistants?|calculators?)$/i;
const UNINTENDED = /^(?:forgetting|failing|missing|lacking|losing|struggling|hesitating|procrastinating)\b/;
const STOPPED = /^no longer (.+?)(?: (?:after|before|during|within|when|while|once|in the (?:first|last)) .+)?$/;

export const isAct = ({ doing, thing }: Topic): boolean => thing === doing || ACT.test(thing);
const isTool = ({ thing }: Topic): boolean => TOOL.test(thing);

/** What it is called to have to do with it: "using our app", "dealing with invoices". */
export const having = (topic: Topic): string => {
  const { doing, thing } = topic;
  if (doing && !/^(?:experiencing|no longer) /.test(doing)) return doing;
  return isTool(topic) ? `using ${thing}` : `dealing with ${thing}`;
};

/** A thing by what suits it: something one does, something one uses, or anything else. */
const suiting =
  (act: (thing: string) => string, tool: (thing: string) => string, other: (thing: string) => string) =>
  (topic: Topic): string =>
    (isAct(topic) ? act : isTool(topic) ? tool : other)(topic.thing);

export const nowadays = suiting(
  (act) => `At the moment, what part does ${act} play in your life, if any?`,
  (tool) => `At the moment, how do you use ${tool}, if at all?`,
  (thing) =>
    thing.startsWith("your ")
      ? `At the moment, how do you deal with ${thing}, if at all?`
      : `At the moment, how do you come across ${thing}, if at all?`,
);
/** Follows "the last time": "you used our app". */
export const lastTime = suiting(
  (act) => `that ${act} came up for you`,
  (tool) => `you used ${tool}`,
  (thing) => `you dealt with ${thing}`,
);
export const recently = suiting(
  (act) => `When did ${act} last come up for you?`,
  (tool) => `When did you last use ${tool}?`,
  (thing) => `When did you last have anything to do with ${thing}?`,
);
export const frequency = suiting(
  (act) => `In the last three months, how often has ${act} come up for you?`,
  (tool) => `In the last three months, how often have you used ${tool}?`,
  (thing) => `In the last three months, how often have you had anything to do with ${thing}?`,
);
export const alternatives = suiting(
  (act) => `Which product or way of working do you use at the moment when it comes to ${act}?`,
  (tool) => `What else, if anything, do you use for the same purpose as ${tool}?`,
  (thing) => `Which product or way of working do you use at the moment when it comes to ${thing}?`,
);

/** What led people to do what the study asks about. It presumes neither that they did it nor that they meant to. */
export function turningPoint({ doing }: Topic): string {
  const [, stopped] = STOPPED.exec(doing ?? "") ?? [];
  if (stopped) return `If you stopped ${stopped}, tell me how that came about.`;
  if (!doing || doing.startsWith("experiencing ")) return "Tell me about the moment you decided what to do next.";
  if (UNINTENDED.test(doing)) return `Tell me about the last time you noticed yourself ${doing}, if there was one.`;
  return `Tell me about a time you thought about ${doing}, if there was one.`;
}
