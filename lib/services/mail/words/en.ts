/** Texts of mails to participants, in English; `{names}` are filled in. */
export const en = {
  hello: "Hello {name},",
  helloAnybody: "Hello,",
  aTeam: "a research team",
  invitation: {
    subject: "Invitation to a study: {title}",
    reminderSubject: "Reminder: {title}",
    from: "{person} of {workspace}",
    opening: "{who} invites you to take part in a study: {title}.",
    reminder: "A reminder: {who} invited you to take part in a study: {title}. There is still a place.",
    interview: "It is an interview that an AI moderator leads, typed or spoken.",
    survey: "It is a short chat with questions.",
    form: "It is a survey.",
    live: "It is a video call with a researcher, at a time you choose.",
    minutes: "It takes about {minutes} minutes.",
    reward: "As a thank-you you get {amount} when you have finished.",
    theyWrite: "They write:",
    takePart: "Take part",
    yours: "This link is yours alone. You can stop and come back to it until you have finished.",
    why: "You get this mail because {inviter} entered your address in Earshot. Taking part is your choice. No more invitations from this workspace: {url}",
  },
  booking: {
    subjects: {
      booked: "Your interview is booked: {title}",
      moved: "Your interview has a new time: {title}",
      changed: "Your interview has changed: {title}",
      cancelled: "Your interview is canceled: {title}",
    },
    says: {
      booked: "Your interview with {workspace} is booked.",
      moved: "Your interview with {workspace} has a new time.",
      changed: "Your interview with {workspace} has changed.",
      cancelled: "Your interview with {workspace} is canceled.",
    },
    takesPlace: "It takes place: {when}",
    wasPlanned: "It was planned for: {when}",
    join: "Join the call here",
    joinLater: "The researcher will send you the address of the call.",
    change: "Choose another time, or cancel",
    another: "Choose another time",
    entry: "Interview with {workspace}",
    tomorrowSubject: "Tomorrow: your interview, {title}",
    tomorrow: "A reminder of your interview with {workspace}.",
  },
  decision: {
    subjects: { qualified: "You can take part: {title}", not: "About the study {title}" },
    says: {
      qualified: "Thank you for waiting. The research team would like you to take part in {title}.",
      not: "Thank you for your interest in {title}. This time the study looks for people in another situation, so you need not do anything more.",
    },
    goOn: "Go on",
    data: "Your data",
    small: "With the link of this mail you can also see what is stored about you and have it deleted.",
  },
};

export type MailWords = typeof en;
