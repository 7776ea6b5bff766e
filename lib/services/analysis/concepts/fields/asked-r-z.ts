/** Words of research questions, followed by how people put the same; "by-hand" is a phrase. */
export const ASKED_R_TO_Z = `
ranking rank list best first position wall
rationale reason why because thinking
reassurance reassure calm it's-fine nothing-to-worry told-me-it
rebuild start-over from-scratch again
recession crisis economy prices
reciprocity give-back in-return
recognition recognise thank well-done seen appreciated
reconciliation match compare figures balance
recovery better well-again get-back
recruit recruitment hire job apply interview
redesign new-look changed-the different-now
redundancy laid-off lost-job cut
referral referred recommended sent-to
refurbish paint renovate new
regularity regular every always weekly
regulation law rule official allowed
rehearse practise try-out
reimburse reimbursement money-back paid-back expenses
reject rejected rejection refused no turned-down not-accepted
relapse again back-to old-habit
relaxation relax rest calm quiet
relevance relevant for-me matters need useful
reliance rely depend without-it can't-do
reluctance reluctant don't-want hesitate not-keen unwilling
reminder remind text ping note forget
remote from-home distance far
renewal renew automatically rolled-over again year
reopen open-again again
repetition repetitive again-and-again same-thing every-time
reply replied answered wrote-back no-answer
representation represent speak-for voice
reputation name known-for people-say image
resentment bitter angry unfair
reservation book booked table doubts
resilience strong get-back-up keep-going
resistance refuse against didn't-want won't
responsiveness respond quick answer reply
restriction restrict limit only not-allowed can't
retaliation punish payback get-back-at
retirement retired pension old
retrieve get-back find restore
revenge get-back-at
reversal reverse undo back change-back
ridicule laugh laughed joke made-fun
rivalry compete against better-than
routine every-day habit always usually
rumour rumours heard people-say
sabotage break on-purpose cheat
sacrifice give-up gave-up went-without money-for
safeguard protect check save copy
sarcasm joke irony not-serious
satisfaction happy pleased content
scalability grow bigger more-people
scarcity not-enough few none-left sold-out
scepticism sceptical doubt not-convinced see-it-first
screening test check eye blood
seamless smooth without no-break just-works
secrecy secret hide nobody-knows quietly
sedentary sit desk no-exercise
self-confidence sure brave proud dare
self-employed freelancer own-business own-boss
self-service machine by-yourself yourself kiosk
sensitivity sensitive private personal careful
setback failed again back-to went-wrong
settlement settled agreed paid
severity bad serious worst
shipping shipment delivery parcel sent arrived
shortage not-enough too-few missing
shortcoming shortcomings weak missing can't bad
shortcut quick keys trick
simplicity simple easy clear
snag problem catch but
social friends people together talk
solidarity together help each-other covered
solitude alone quiet
spending spend money pay bought
spontaneity spontaneous just-like-that sudden
stability stable same steady no-crash
stagnation stuck same no-progress
standardise same everybody rule
stereotype prejudice all-the-same typical
stigma stigmatised ashamed embarrassed people-look poor looked-at
strain tired pressure too-much hard-on
streamline simpler faster fewer-steps
strictness strict rule no-exception
stubborn won't-change refuses
subjective opinion feel depends-on
subsidy subsidies grant state money-from support
suitability suit fit right-for
supervision supervise watch boss check
supplement extra add vitamins
suppress hide hold-back
surcharge extra fee on-top
suspension blocked closed stopped frozen
sympathy sorry feel-for kind
systematic plan order list
tactful careful kind polite
tailor tailored for-me suits personal
tangible touch hold see paper
tardiness late delay
tech-savvy good-with-computers young knows-computers
tedium boring same-thing long
teenager teenagers teens son daughter fourteen fifteen sixteen
telecom internet broadband provider line
temptation tempted sweets buy couldn't-resist
tenure years long-time since
termination end cancel fired contract
threshold limit minimum under over
throughput how-many per-hour output
timeliness on-time late quick
tolerance tolerate put-up accept don't-mind
traceability track where-is history
transition change switch move moved new-system
transmission send sent pass-on
transparency see know clear visible
trauma traumatic never-forget nightmare terrible
triviality small nothing silly
troubleshoot fix find-out try off-and-on
turnover people-leave new-people sales
unanswered no-reply nobody-answered still-waiting ignored
unaware didn't-know no-idea nobody-told
uncertainty not-sure don't-know maybe
underestimate thought-less harder-than longer-than
undermine weaken behind-my-back
underprivileged poor can't-afford
unforeseen surprise suddenly unexpected
uniformity same everybody
unintentional by-accident didn't-mean without-meaning
unjustified unfair wrong for-nothing
unnecessary no-need didn't-need waste
unpredictable never-know lottery random
unresolved still open not-fixed never-solved
unsolicited didn't-ask spam never-asked
unsubscribe stop emails get-off-the-list
unsuitable wrong not-for-me doesn't-fit
upbringing grew-up childhood parents
upkeep maintain repair cost
urgency urgent now quickly can't-wait emergency
usability easy find clicks understand
utilise use used need
vague unclear not-exact could-mean
validate check confirm test
vandalism broken smashed on-purpose
variation different changes every-time
verdict in-the-end overall would-say
versatile everything many-things
viability work pay-off last
vicinity near around-here
victim hurt happened-to-me robbed
vigilant watch careful look
violation broke rule against
visibility see visible find hidden
visually-impaired blind see glasses read
voluntary choose own-will don't-have-to
vulnerability vulnerable weak old afraid
wearable wearables watch band bracelet ring steps
welfare benefits support state
wellbeing well healthy happy sleep
willingness willing would ready-to prepared
withdrawal take-out pull-out leave
workaround trick instead way-round own-system
workforce workers staff people-here
working-hours shift overtime late schedule
workload busy too-much hours tasks
worsening worse getting-worse down
yearning wish miss long-for
`;
