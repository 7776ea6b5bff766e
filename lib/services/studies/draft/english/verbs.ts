/** Verbs of everyday research questions in their base form: what precedes one names the people. */
export const ENGLISH_VERBS: ReadonlySet<string> = new Set(
  `abandon accept access accomplish achieve act activate adapt add adjust adopt agree allow answer appreciate approach approve argue arrange ask
assess attend avoid back balance base be become begin behave believe belong bill book borrow bring browse budget build buy
calculate call cancel care carry change chase check choose churn clean click close collaborate collect come communicate commute
compare complain complete configure confirm connect consider consume contact continue contribute convert cook cope copy create
customise customize cut deal decide declare decline delay delegate delete deliver depend deploy describe design develop disagree
discard discover discuss dislike dispose do donate download draft draw drink drive drop earn eat edit educate end engage enjoy
enter escalate estimate evaluate exchange exercise expect experience explain explore export express fail fall feel figure file
fill find finish fix follow forget forward gather generate get give go grow handle hand hate have hear help hesitate hide hire
ignore imagine implement import improve include influence inform insist inspect install interact interpret invest invite invoice
join judge justify keep know lack launch lead learn leave lend lie like listen live log look lose love maintain make manage
matter mean measure meet mention miss monitor motivate move need negotiate notice obtain offer onboard open operate opt order
organise organize outsource overcome own pack participate pass pause pay perceive perform persuade pick plan play post postpone
practise practice prefer prepare present prevent prioritise prioritize process procrastinate produce promote protect prove
provide publish purchase pursue put quit rate reach react read realise realize receive recognise recognize recommend record
recover recruit recycle reduce refer refuse register regret reject relate rely remember remind renew rent repair replace
reply report request research resist resolve respond rest return reuse review revisit ride rush save say scan schedule search
see select sell send separate set settle share ship shop show sign skip sleep solve sort speak spend split start stay stick
stop store stream struggle study submit subscribe succeed suggest support switch take talk teach tell test think throw track
trade train transfer translate travel treat trust try turn understand uninstall unsubscribe update upgrade upload use value
verify view visit volunteer wait walk want watch wear wish withdraw wonder work worry write`.split(/\s+/),
);
