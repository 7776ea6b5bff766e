import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import type { Tell } from "@/lib/core/work-progress";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import type { QuoteRef } from "@/lib/services/analysis/line";
import { patiently } from "@/lib/services/model/patiently";
import { type ShownTheme, wordReadoutPrompt } from "@/lib/services/model/prompts/word-readout";
import type { Draft, DraftClaim, DraftTheme } from "../found";
import type { Said } from "../load-said";
import { Judge } from "./judge";
import { MOST } from "./most";

const SHOWN_FOR = 6;
const SHOWN_AGAINST = 4;

type Answer = Awaited<ReturnType<typeof ask>>;
type Numbered = { claims: DraftClaim[]; quotes: QuoteRef[]; shown: ShownTheme[] };

/**
 * The draft worded anew by a model that sees what is quoted for and against each claim: titles, summaries, claims, next
 * steps, and which quotes come first. Inventions are dropped, and the earlier words stay; who is quoted stays as it is.
 */
export async function wordDraft(ctx: Context, draft: Draft, { isGerman }: Said, tell: Tell): Promise<Draft> {
  const numbered = numberOff(draft.themes);
  try {
    const answer = await ask(ctx, numbered.shown, tell);
    return worded(draft, numbered, answer, isGerman ? "de" : "en");
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    log().warn({ workspaceId: ctx.workspaceId, err: error }, "the model failed; the readout keeps its first wording");
    return draft;
  }
}

async function ask(ctx: Context, shown: ShownTheme[], tell: Tell) {
  const say = (isWaiting: boolean) => tell({ step: "word", done: 0, total: 0, isWaiting });
  await say(false);
  return patiently(ctx, wordReadoutPrompt(shown), () => say(true));
}

function numberOff(themes: readonly DraftTheme[]): Numbered {
  const claims: DraftClaim[] = [];
  const quotes: QuoteRef[] = [];
  const show = (refs: readonly QuoteRef[], most: number) =>
    refs.slice(0, most).map((ref) => ({ quote: quotes.push(ref) - 1, said: ref.quote }));
  const shown = themes.map((theme, number) => ({
    theme: number,
    title: theme.title,
    about: theme.terms,
    claims: theme.claims.map((claim) => ({
      claim: claims.push(claim) - 1,
      text: claim.text,
      for: show(claim.support, SHOWN_FOR),
      against: show(claim.against, SHOWN_AGAINST),
    })),
  }));
  return { claims, quotes, shown };
}

const saidIn = (claims: readonly DraftClaim[]): string[] =>
  claims.flatMap(({ support, against }) => [...support, ...against].map(({ quote }) => quote));

function worded(draft: Draft, { claims, quotes }: Numbered, answer: Answer, language: string): Draft {
  const reworded = new Map<DraftClaim, DraftClaim>();
  const themes = draft.themes.map((theme, number): DraftTheme => {
    const judge = new Judge([theme.title, theme.summary, ...theme.terms], saidIn(theme.claims), language);
    const named = answer.themes.find((one) => one.theme === number);
    return {
      isAsked: theme.isAsked,
      asksFor: theme.asksFor,
      thing: theme.thing,
      people: theme.people,
      terms: theme.terms,
      title: (named && judge.fit(named.title.replace(/[.:]$/, ""), MOST.title)) ?? theme.title,
      summary: (named && judge.fit(named.summary, MOST.text)) ?? theme.summary,
      claims: theme.claims.map((claim) => {
        const said = answer.claims.find((one) => one.claim === claims.indexOf(claim));
        const text = (said && judge.fit(said.text, MOST.text)) ?? claim.text;
        const best = new Set((said?.quotes ?? []).flatMap((at) => quotes[at] ?? []));
        const first = (refs: QuoteRef[]) => [
          ...[...best].filter((ref) => refs.includes(ref)),
          ...refs.filter((ref) => !best.has(ref)),
        ];
        const made = { ...claim, text, support: first(claim.support), against: first(claim.against) };
        reworded.set(claim, made);
        return made;
      }),
    };
  });
  const all = new Judge(
    draft.themes.flatMap(({ title, summary, terms }) => [title, summary, ...terms]),
    saidIn(claims),
    language,
  );
  const steps = answer.steps.flatMap(({ text, claims: from }) => {
    const fitting = all.fit(text, MOST.text);
    const named = [...new Set(from)].flatMap((at) => (claims[at] && reworded.get(claims[at])) ?? []);
    return fitting && named.length > 0 ? [{ text: fitting, claims: named }] : [];
  });
  return {
    themes,
    steps,
    madeBy: draft.madeBy,
    fallback: draft.fallback,
    summary: all.fit(answer.summary, MOST.summary) ?? draft.summary,
  };
}
