import { wordsOf } from "@/lib/services/analysis/words/words-of";

const list = (text: string): Set<string> => new Set(text.split(/\s+/));

const FAVOURABLE =
  list(`honest fair fairest fine good great best better brilliant cheap classy clean cleanest clear clever
easy enjoy enjoyed excellent fast fastest favourite friendly funny glad happy helpful helped honestly-good keeps 
liked love loved lovely nice perfect pleased precise prettiest quick reassuring simple smooth superb trust trusted
trusts useful wonderful works worked worth double anstandig einfach einwandfrei fair gern gerne gunstig gut gute guten hervorragend
klar nutzlich perfekt prima schnell schon super toll zufrieden richtig`);
const UNFAVOURABLE = list(`afraid angry annoyed annoying awful bad betting broken bug bugs clumsy complain complicated
confusing cancelled cancel damn deleted difficult dishonest expensive fail failed failing fear forgetting frustrating
garbage garbled hate hated hidden horrible hostage impossible insult insulting irritating lie lied lost mistake nasty
nonsense nightmare overpriced problem problems ridiculous rubbish rude scared scam shock shocked slow spam stolen stuck
stupid surprise surprised suspicious tax terrible trap trick tricked ugly unfair unsubscribed useless 
warning waste worried worry worse worst wrong deal-breaker dealbreaker argerlich fehler furchtbar genervt geloscht kaputt
langsam nervig nutzlos reine schade schlecht schlechtes schlimm teuer uberrascht umstandlich verwirrend werbung zahe`);
const NEGATION = list(`not no never nobody nothing hardly without isn't wasn't aren't weren't don't didn't doesn't can't
couldn't won't wouldn't haven't hasn't nor kein keine keinen keiner keinem nicht nie niemand nichts ohne`);
/** "To be honest" and the like say nothing about the topic. */
const IN_PASSING =
  /\b(to be|i['’]ll be|i must be|gotta be|got to be|being|be) (honest|fair)( with you)?\b|\bgood luck\b/gi;
const SUPPOSED = /\b(if|could|would|wenn|wäre|würde|könnte)\b/i;
const BLAMING = /\b(whole (thing|problem|reason)|the reason|why i left|killed it|did it|der grund|das problem)\b/;
const EXCULPATING =
  /\b(wasn't it|isn't (the|it|why)|wasn't (the|a) (reason|problem)|not the (reason|problem)|no surprise|didn't care|don't care|isn't why)\b/;

/** A text's stance on its topic: above 0 in favor, below 0 against, 0 if the words don't say. */
export function stanceOf(text: string): number {
  const words = wordsOf(text.replace(IN_PASSING, ""));
  let sum = 0;
  for (const [at, word] of words.entries()) {
    const sign = FAVOURABLE.has(word) ? 1 : UNFAVOURABLE.has(word) ? -1 : 0;
    if (sign === 0) continue;
    const negated = words.slice(Math.max(0, at - 3), at).some((before) => NEGATION.has(before));
    sum += negated ? -0.8 * sign : sign;
  }
  if (SUPPOSED.test(text)) sum /= 2;
  const plain = text.toLowerCase().replaceAll("’", "'");
  if (EXCULPATING.test(plain)) sum += 1.5;
  else if (BLAMING.test(plain)) sum -= 1.5;
  return sum;
}
