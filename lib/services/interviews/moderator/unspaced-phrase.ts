import { isUnspaced, unspacedWords } from "./unspaced";

const MOST_CHARACTERS = 40;
/** Names of things and stems of verbs have Chinese characters, borrowed words katakana; hiragana is mostly grammar. */
const TELLING = /[\p{Script=Han}\p{Script=Katakana}]/u;
const EMPTY =
  /^(?:今|前|後|時|事|物|方|人|私|僕|俺|自分|何|誰|多分|全部|最近|普段|場合|感じ|気|今回|先週|先月|去年|昨日|今日|今年|毎回|一番|少し|色々|本当|正直|結構|特|別|思|言|出来|々|こと|もの)$/u;
/** Beginnings without a meaning of their own, and what a sentence ends with when it goes on. */
const HEAD =
  /^(?:でも|だから|なので|それで|それから|あと|まあ|えっと|えーと|ええと|やっぱり|やはり|そして|しかし|ただ|はい|いや|うーん|正直(?:に言うと)?|基本的に)+/u;
const TAIL =
  /(?:と(?:思います|思いました|思っています|思う|思った|感じます|感じました))?(?:[んの]?です)?(?:よね|ね|よ|けれども|けれど|けど|ので|のに|から|が|かな)?$/u;
const TROUBLED =
  /困|難し|わかりにく|分かりにく|使いにく|見にく|面倒|めんど|遅|エラー|失敗|怖|不安|心配|混乱|イライラ|いらいら|消え|固ま|落ち|間違|壊|止ま|できな|できませ|できなかった|無理|嫌|つら|辛|諦め|あきらめ|高すぎ|ストレス|不便|不満|迷/u;
const WORTH_OF_TROUBLE = 1.5;

type Span = { text: string; score: number };

/**
 * A clause of Japanese or Chinese without what begins and ends it, and its significance. If it is long, its beginning
 * is left out: the verb comes last.
 */
export function unspacedSpan(clause: string): Span | null {
  const bare = clause.trim().replace(HEAD, "");
  const text = bare.replace(TAIL, "").trim() || bare.trim();
  const words = unspacedWords(text);
  let from = 0;
  while (text.length - (words[from]?.at ?? 0) > MOST_CHARACTERS && from < words.length - 1) from++;
  const kept = text.slice(words[from]?.at ?? 0);
  const telling = words.slice(from).filter((word) => isTelling(word.text)).length;
  if (telling === 0 || kept.length > MOST_CHARACTERS) return null;
  const troubled = TROUBLED.test(kept) ? WORTH_OF_TROUBLE : 0;
  const alone = telling === 1 && troubled === 0 ? -1.5 : 0.5;
  return { text: kept, score: Math.min(telling, 4) + troubled + alone };
}

/** Whether a word says what a clause is about. */
export const isTelling = (word: string): boolean => isUnspaced(word) && TELLING.test(word) && !EMPTY.test(word);
