/**
 * SQL for the order of a claim's quotes, with `claim_evidence` as `e` and `passage` as `p`: quotes added by people
 * first, the latest before all, so that a new one is visible although long lists are folded; then the best.
 */
export const QUOTE_ORDER = `e.added DESC, CASE WHEN e.added THEN e.position END COLLATE "C" DESC, e.position COLLATE "C", p.id`;
