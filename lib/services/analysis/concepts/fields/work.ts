/** Fields of work, money and dealing with companies: the researcher's word first, then what people say. */
export const WORK = `
job work working occupation profession position employed career trade
employee employees worker workers staff colleague colleagues coworker crew team guys folks people-here
employer company boss management firm owner head-office
supervisor supervisors manager boss lead foreman head team-lead chief
colleague colleagues coworker coworkers teammate workmate mates guys team
management managers bosses leadership directors upstairs head-office
salary salaries wage wages pay paycheck payslip earnings income bonus overtime paid payday stub
miscalculated incorrectly wrong mistake short underpaid overpaid off didn't-add-up doesn't-add-up missing
advance early upfront ahead loan borrow payday
overtime extra-hours compulsory mandatory late weekend saturday long-hours
compulsory mandatory obliged forced have-to had-to no-choice must required
shift shifts rota roster schedule hours night day early late swap
schedule scheduling timetable rota roster calendar appointment appointments booking slot time date rescheduled moved
appointment appointments visit booking slot date time reschedule rescheduled moved cancelled
reschedule postpone moved shifted changed put-off later another-date
exchange swap swapped trade traded switch switched cover
vacation leave holiday holidays days-off time-off summer
absence sick-leave off-sick absent missed no-show
hiring hire hired recruit recruitment interview applied vacancy candidate
dismissal fired sacked laid-off let-go redundancy lost-my-job
resignation resign resigned quit notice left
union strike vote collective represent representative
workload overworked overload busy too-much swamped hours backlog pile understaffed short-staffed
understaffed short-staffed too-few overworked busy stretched
measure measured measurement monitor monitored tracking tracked count counted target targets rate score speed bar timer
surveillance monitoring monitored watched watching spying camera track tracked tracking big-brother looking-over
performance productivity output speed target results numbers efficient
target targets quota goal goals number numbers
pressure stressed stress pushed rush race hurry deadline weighs
break breaks pause rest lunch breather
safety safe accident protection helmet dangerous injury rules
training train trained course induction shown taught nobody-showed workshop
instruction instructions manual guide explained shown video leaflet
experience experienced years veteran long-time
beginner newcomer new novice first-time starter
meeting meetings call conference agenda minutes
remote home-office from-home teleworking
office desk workplace building open-plan
factory warehouse plant floor production depot stockroom
customer customers client clients guest guests buyer shopper
complaint complaints complain complained objection objections appeal form letter protest ticket case
appeal objection contest contested dispute disputed challenge lawyer refused form
contest contested dispute disputed appeal challenged lawyer fought got-back
react reaction respond response answer answered reply replied heard-back got-back wrote-back rang-back called-back
unanswered ignored no-answer no-reply silence never-heard never-replied nobody-answers nobody-answered still-waiting doesn't-answer don't-answer
enquiry enquiries inquiry request question message email wrote asked contacted
contact contacted reach call called phone phoned rang ring write wrote email message
hotline helpline phone call queue hold music press-one
escalate escalated manager supervisor complain insisted went-there went-over turned-up
responsible responsibility accountable fault blame in-charge passed-on somebody-else
blame blamed fault their-fault say-it's says-it's responsible finger accuse
apologise apology apologised sorry
compensation compensate voucher goodwill refund money-back credit
refund refunded money-back got-back returned reimbursed back
reimbursement reimbursed expenses claim money-back
penalty penalties fine fined charged punished punishment points strike warning sanction
warning warned alert notice told heads-up reminder
reward bonus prize incentive points treat voucher
incentive incentives reward money bonus saving motivated
budget afford money spend cost
income earnings revenue money salary earn earned
expense expenses spending cost costs outgoings bill
invoice invoices bill bills statement charged itemised
charged charge billed bill took-money debited fee costs
price prices cost costs costly rate tariff cents pence euros pounds dollars expensive cheap
dearer expensive pricier more percent double higher costs-more
cheaper less save percent lower bargain
surcharge extra fee fees added-on on-top percent
savings save saved saving cheaper less money-back
debt debts loan overdraft owe borrowed credit minus bounced
overdraft bounced minus payday direct-debit bank broke
hold held block blocked reserve reserved authorisation frozen pending
financial financially money bank cash bills payday afford
trouble difficulty problem mess nightmare struggle
bank banking account transfer statement branch
transfer wire sent bank paid standing-order
card cards debit credit contactless
cash coins notes money
loan mortgage borrow credit lend
pension retirement retire
insurance insured cover policy claim premium
tax taxes return declaration revenue
investment invest invested payback paid-off return worth stake
amortise payback paid-off years return pays-for-itself
seller salesman saleswoman salesperson rep dealer shop vendor trader
promise promised promises said-it-would swore guarantee claimed assured told-us
optimistic exaggerated overpromised too-good rosy promised
guarantee warranty guaranteed covered
subscription subscriptions membership plan monthly yearly renew member plus premium
membership member subscription join joined club
renewal renew renewed rolled-over automatically continued extended kept-charging auto-renew
trial free-period free-month test-period trial-period taster
terminate termination cancel cancelled cancelling quit get-out end unsubscribe leave
unnoticed unaware without-a-word without-asking silently didn't-notice automatically never-told didn't-know
retention keep-you offers stay don't-go discount persuade
loyalty loyal stayed staying stuck-with years
switch switched changed moved-to went-to left instead
competitor competitors rival alternative other elsewhere
purchase purchased buy bought order ordered shopping
order ordered ordering orders basket trolley checkout
delivery deliveries delivered parcel package van driver courier doorstep drop-off crate
substitution substitute substituted replaced replacement swapped instead gave-me sent-me wrong-item
replaced replacement replace substitute swap swapped instead different
return returns returned send-back sent-back exchange
stock sold-out out-of-stock unavailable none-left ran-out
promotion promotions offer offers deal deals discount sale voucher coupon sticker reduced
advertising advertisement advert adverts ad ads commercial banner promotion
brand brands label make name
quality well-made solid sturdy cheap flimsy
durable durability lasts lasted worn broke years
recommendation recommend recommended told-everyone told-my-friends told-my-sister advise tell
review reviews stars rated rating comments
contract contracts agreement terms clause signed pages lease
clause terms small-print condition paragraph conditions
signature sign signed signing
lawyer solicitor legal law court association advice
law legal rule court rights regulation
authority authorities council government ministry office town-hall official
bureaucracy paperwork forms form stamp desk office red-tape passport
form forms application fill fill-in filled-in paper questionnaire
document documents paper papers passport payslip certificate statement copy letter
identity identification passport id licence proof
police officer report station
politics election vote party government
volunteer volunteering charity donate
committee board vote meeting chair
fairness fair just unfair equal equally deserve first-come lottery favourites
allocate allocated allocation distribute assigned given hand-out first-come share draw
just fair fairer fairness equal
priority urgent important first rank seniority
trade-off compromise balance weigh
conflict row argument argued fight quarrel fell-out dispute disagree
agreement agree agreed settled deal
cooperate cooperation work-together help-each-other together team speak-to-each-other get-on
coordinate coordination coordinated plan organise together notes agree both shared
delegate pass-on hand-over let-someone
communicate communication tell told talk message inform told-us nobody-said
notify notified notifying notification told informed alert ping email letter text knew without-telling
misunderstanding misunderstood mix-up confused wrong thought
decision decide decided choose chose picked
motive motives motivation motivate motivated reason why because wanted trigger
trigger triggered started-it set-off because happened
obstacle obstacles hurdle hurdles barrier barriers difficulty stuck couldn't blocked refused didn't-work wouldn't-let had-to turned-away
prevent prevents prevented stops stopped keeps kept hinder blocked can't couldn't
`;
