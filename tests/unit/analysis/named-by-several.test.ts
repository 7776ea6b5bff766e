import { describe, expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { namesIn } from "@/lib/services/analysis/themes/shared/names-in";
import { answersTo, interviews } from "./interviews";
import { claimed, peopleIn } from "./quoted";

describe("what several people name", () => {
  const texts = async (question: string, said: Record<string, string>) =>
    claimed(await findThemes(answersTo(question, said)));

  test("is called by its whole name", async () => {
    const said = {
      Ana: "The changing rooms. They're freezing.",
      Ben: "The changing rooms, they're tiny.",
      Cy: "The music.",
    };
    expect(await texts("What bothers you about the hall?", said)).toMatch(/name the changing rooms\./);
  });

  test("may be named with what it is of, and “a wall of bikes” is no wall", async () => {
    const said = {
      Ana: "Photos. I want the bike on the ticket.",
      Ben: "Photos of the bike, please.",
      Cy: "A lamp.",
    };
    expect(await texts("What would you change about it?", said)).toMatch(/ask for photos\./);
    const names = namesIn("You had a wall of bikes on the wall.", "en").filter(({ isNamed }) => isNamed);
    expect(names.map(({ form }) => form)).toEqual(["bikes", "wall"]);
  });

  test("is no number", () => {
    const names = namesIn("I pay the pro one, that's two hundred and forty-five.", "en").map(({ form }) => form);
    expect(names).toEqual(["pro"]);
  });

  test("isn't named by who has nothing to do with it", async () => {
    const themes = await findThemes(
      answersTo("How do you order now?", {
        Ana: "On the website, on Sundays.",
        Ben: "The website, with my tea.",
        Cy: "I hand in the slip. I don't do the website.",
      }),
    );
    expect(peopleIn(themes)).toEqual(new Set(["Ana", "Ben"]));
  });

  test("is no answer to how something was, which is a side", async () => {
    const said = {
      Ana: "It's been a godsend. Before, I'd sit by the phone all day.",
      Ben: "Quick. Three clicks.",
      Cy: "Frustrating. The code goes to her phone.",
      Di: "Awful. I sat by the phone.",
      Ed: "Lovely. No complaints at all.",
    };
    const found = await texts("How has that been for you?", said);
    expect(found).toMatch(/describe problems/);
    expect(found).not.toMatch(/name the phone/);
  });

  test("is asked for in its next step as what it is", async () => {
    const steps = async (said: Record<string, string>) =>
      (await findThemes(answersTo("What would help?", said)))
        .flatMap(({ claims }) => claims.map(({ step }) => step))
        .join();
    expect(await steps({ Ana: "A text when it's ready.", Ben: "Send a text.", Cy: "A locker." })).toMatch(
      /want from a text/,
    );
    expect(await steps({ Ana: "Repair the gate.", Ben: "The gate. It's stiff.", Cy: "A locker." })).toMatch(
      /want changed about the gate/,
    );
  });

  test.each([
    ["What would help?", "people answer in words of their own"],
    ["What was hard about the move?", "people answer in words of their own"],
  ])("%s asks for it", async (question, text) => {
    expect(await texts(question, { Ana: "A locker.", Ben: "A person to ask.", Cy: "The dates." })).toContain(text);
  });
});

test("what the interviewer speaks of too is a theme, also without a side", async () => {
  const bees = ["Anything else?", "We keep bees."] as const;
  const themes = await findThemes(
    interviews({
      Ana: [["Where is the locker near you?", "The locker is behind the petrol station."], bees],
      Ben: [["When do you use the locker?", "I pass the locker on my way to the tram."], bees],
      Cy: [["Is the locker any good to you?", "There is a locker in our street."], bees],
    }),
  );
  expect(themes.flatMap(({ claims }) => claims.map(({ leaning }) => leaning))).toContain("open");
});

test("what each of three people mentions once, without a side, is no theme", async () => {
  const said: Record<string, string[]> = {
    Ana: ["We had breakfast in the car.", "The choir sings on Mondays."],
    Ben: ["He works in the car wash now.", "I mend nets in winter."],
    Cy: ["They sang in the car all the way.", "My street is steep."],
  };
  const lines = interviews(
    Object.fromEntries(Object.entries(said).map(([name, own]) => [name, own.map((text) => ["", text])])),
  );
  const themes = await findThemes(lines.map((line) => ({ ...line, question: null })));
  expect(themes.filter(({ claims }) => claims.some(({ leaning }) => leaning === "open"))).toEqual([]);
});

test("what comes to another subject without naming one doesn't belong to the one before", async () => {
  const asked = "What do you think of the notifications?";
  const themes = await findThemes(
    interviews({
      Ana: [
        [asked, "I've got them all on, wind and rain."],
        [
          "Was there anything that surprised you when you started?",
          "Oh, the map was quicker than I expected, I love it.",
        ],
      ],
      Ben: [[asked, "Far too many notifications, it's annoying."]],
      Cy: [[asked, "The notifications are terrible."]],
    }),
  );
  const own = themes.filter(({ title }) => title === "Notifications");
  expect(own).toHaveLength(1);
  const quotes = own.flatMap(({ claims }) => claims.flatMap(({ support, against }) => [...support, ...against]));
  expect(quotes.map(({ quote }) => quote).join(" ")).not.toContain("map");
});

test("a question with and without “about it” is one", async () => {
  const themes = await findThemes(
    interviews({
      Ana: [["What do you like best about it?", "The reports."]],
      Ben: [["What do you like best?", "The texts."]],
      Cy: [["What do you like best about it?", "The checklist."]],
      Di: [["What do you like best?", "The look of it."]],
    }),
  );
  expect(themes.map(({ people }) => people)).toEqual([4]);
});
