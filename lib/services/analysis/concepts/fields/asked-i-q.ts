/** Words of research questions, followed by how people put the same; "by-hand" is a phrase. */
export const ASKED_I_TO_Q = `
identity passport id who-you-are name
impersonal robot cold number script
inclusive inclusion everyone left-out deaf hearing-aid wheelchair
increase more up went-up
independent alone on-my-own myself
individual person each special single
innovate innovation new idea
instalment instalments bit-by-bit monthly
insurance insurer insurers premium cover
introduce introduced start brought-in began
intrude intrusive nosy spying creepy
isolate isolation alone nobody
kiosk kiosks machine terminal check-in-by-yourself
late waited weeks delayed
machine machines robot device computer terminal
maintain maintenance repair service check upkeep
malfunction broke doesn't-work went-wrong error stopped
mandatory obligatory must have-to no-choice forced
manipulate trick push pressure nudge made-me
manufacturer maker factory company brand producer
marginalised left-out ignored poor outsider
master handle manage good-at learned got-used
maturity grown-up age older
meaningful matters important worth sense
measure measured count number tracked readings
medium channel paper screen phone
memorable remember forget never-forget stays
mental head stress depressed mood
mentor taught showed helped guide
methodology method way steps how-we
metric metrics number percentage score figures rate target
migration migrate moved brought-over carried-over transfer copied
milestone first-time finally reached
minimise less smaller reduce avoid
misinformation false wrong rumour fake lie
misplace lost can't-find where-is
mistreat mistreated badly unfair shouted rude treated
misuse use-against abuse sell wrong-hands
mobility getting-around car bus train travel walk
moderate middle not-too average
monetary money cash pay price
monopoly only-one no-alternative no-choice
monotony same-thing boring every-day
morale mood team spirit motivation
multilingual languages english spanish translate
navigate find way map menu lost
neglect forget ignored left-alone nobody-cared
negotiate deal bargain haggle talked-down
nostalgia old-days used-to miss back-then
novice beginner new first-time never-done
nuisance annoying bother disturb gets-on-my-nerves
nutrition eat food healthy vegetables sugar
obey follow rules do-what told
obligation obliged must have-to duty
obsolete old outdated nobody-uses replaced
obstruct block in-the-way stop prevent
occupation job work profession do-for-a-living
occurrence happened once twice time incident
offended insulted hurt rude took-it-personally
official officials office counter stamp authority
omission missing left-out forgot not-there
onboarding first-day start set-up introduction tutorial
opaque unclear hidden don't-know can't-see
openness open honest tell talk
oppose opposed opposition against refuse no protest
optimism optimistic hope positive will-be-fine
organisation organise plan order company
outage down not-working power-cut offline no-connection
outcome result in-the-end came-out happened
outdated old old-fashioned behind not-current
outperform better faster beat
outrage furious angry scandal shocked
outsource contractor external agency someone-else
overbooking sold-twice full double no-room
overcharge overcharged too-much wrong-bill charged-twice
overcome got-over managed solved get-past
overestimate thought-more too-high promised-more
overlook missed didn't-see didn't-notice
oversight mistake forgot missed
overspend spent-too-much over-budget broke
overwhelm overwhelmed too-much swamped can't-cope drowning
ownership belongs mine my-own theirs who-owns own
pacing slow fast speed rhythm
paperless digital no-paper without-paper online
participation take-part join involved contribute
passenger passengers traveller train bus seat conductor
passive just-sit wait do-nothing
patience wait calm takes-time
patronising talked-down like-a-child stupid
payback pays-for-itself paid-off years return
peer peers friends classmates colleagues others
penalise penalised punished fine points deducted marked-down
perception see think image feel
perk perks extra free benefit discount
permanence forever stays always lasts
persistence keep-trying again-and-again insisted kept-on
personalisation personalised for-me my-name suits-me knows-me tailored
persuasion persuade talked-into convinced pushed
pessimism worst won't-work no-hope
physical body hands walk exercise
pilot test first-try tried-out
pitfall trap careful mistake watch-out
plausible believable makes-sense could-be
pleasure fun enjoy love treat
pollution dirty smoke air exhaust
popularity everybody-uses favourite lots-of-people
portable carry light take-with-me pocket
postponement postponed later moved put-off
poverty poor no-money can't-afford broke
practicality practical handy useful
praise compliment well-done said-it-was-good proud
precision exact accurate to-the-minute
predictability predictable know-beforehand same-every surprise never-know
preparation prepare ready before plan
prescription doctor pills pharmacy refill
prestige status show-off proud
prevention prevent avoid before-it-happens
prioritise first important more-than
procedure procedures steps process way how-it-goes
procrastination put-off later never-get-round
productivity get-done work-done output faster
profitability profit earn money loss worth
prohibition not-allowed forbidden ban
prominence big top first-thing you-see
promotion promoted promote better-job moved-up
proximity near close walk minutes-away
psychological head stress cry pressure sleep
punctuality punctual late on-time timetable delayed minutes-late
punishment punish punished fine points sent-home penalty
qualification degree certificate trained course
questionnaire survey form questions tick
queue queues line wait standing stood
quota number percentage target must-reach
`;
