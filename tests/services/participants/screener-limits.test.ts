import { describe, expect, test } from "vitest";
import type { ScreenerQuestion } from "@/lib/core/study/screener";
import { begin } from "@/lib/services/interviews/begin";
import { list } from "@/lib/services/participants/list";
import { lookUp } from "@/lib/services/participants/look-up";
import { optionLimits } from "@/lib/services/participants/option-limits";
import { screen } from "@/lib/services/participants/screen";
import { withdraw } from "@/lib/services/participants/withdraw";
import { caller, joined, runningStudy } from "@/tests/support/data/participation";

const option = (text: string, most?: number) => ({ option: text, qualifyIfChosen: false, most });
const screener = (question: Omit<ScreenerQuestion, "id" | "label">) => ({
  screener: { questions: [{ id: "asked", label: "What do you use?", ...question }] },
});

describe("an option with a limit", () => {
  const answered = async (link: string, answer: string | string[]) => {
    const token = await joined(link);
    return { token, step: (await screen(caller(), token, { asked: answer })).step };
  };

  test("lets in as many of those who choose it, however many come at once, and any number of the others", async () => {
    const { link, study, ctx } = await runningStudy(
      screener({ type: "multipleChoice", options: [option("Designer", 1), option("Engineer")] }),
    );
    const tokens = [
      await answered(link, "Designer"),
      await answered(link, "Designer"),
      await answered(link, "Engineer"),
    ];
    expect(tokens.map(({ step }) => step)).toEqual(["ready", "ready", "ready"]);
    const begun = await Promise.all(tokens.map(({ token }) => begin(caller(), token)));
    expect(begun.map(({ step }) => step).sort()).toEqual(["full", "interview", "interview"]);
    expect((await answered(link, "Designer")).step).toBe("full");
    expect((await answered(link, "Engineer")).step).toBe("ready");
    const asked = { questionId: "asked", question: "What do you use?" };
    expect(await optionLimits(ctx, study.id)).toEqual([{ ...asked, option: "Designer", most: 1, taken: 1 }]);
    const statuses = (await list(ctx, study.id, { limit: 20 })).items.map(({ status }) => status);
    expect(statuses.sort()).toEqual(["full", "full", "in_progress", "in_progress", "qualified"]);
  });

  test("has room again once a place is free, and several chosen options are limited by the tightest", async () => {
    const few = screener({ type: "checkBox", options: [option("Figma", 1), option("Paper", 2)] });
    const { link, study, ctx } = await runningStudy(few);
    const taken = async () =>
      (await optionLimits(ctx, study.id)).map((one) => `${one.option} ${one.taken}/${one.most}`);
    const first = await answered(link, ["Figma"]);
    await begin(caller(), first.token);
    const second = await answered(link, ["Figma", "Paper"]);
    expect(second.step).toBe("full");
    expect((await answered(link, ["Paper"])).step).toBe("ready");
    await withdraw(caller(), first.token);
    expect((await lookUp(caller(), second.token)).step).toBe("ready");
    expect(await taken()).toEqual(["Figma 0/1", "Paper 0/2"]);
    expect((await begin(caller(), second.token)).step).toBe("interview");
    expect(await taken()).toEqual(["Figma 1/1", "Paper 1/2"]);
    const stranger = await runningStudy(screener({ type: "textInput" }));
    expect(await optionLimits(stranger.ctx, stranger.study.id)).toEqual([]);
    await expect(optionLimits(stranger.ctx, study.id)).rejects.toMatchObject({ kind: "not_found" });
  });
});
