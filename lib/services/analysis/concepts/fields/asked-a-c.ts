/** Words of research questions, followed by how people put the same; "by-hand" is a phrase. */
export const ASKED_A_TO_C = `
abandon abandoned gave-up left stopped quit walked-away closed dropped
absorb cope handle take-in too-much
abuse misuse exploit take-advantage cheat
accelerate faster quicker speed-up hurry push
accept accepted fine-with okay-with don't-mind happy-to admit alright
accessible reachable open easy-to-get able
accident crash crashed fell hit slipped
acclimatise used-to get-used got-used settle
accompany with-me together came-along beside
accomplish done managed finished made-it got-there
accurate exact right correct spot-on true
achieve managed made-it reached got-there succeeded proud
acknowledge admit say accept own-up
acquire get got buy bought pick-up
adapt adjust change used-to get-used learned-to fit
addicted addiction hooked can't-stop every-day glued
adequate enough good-enough decent fine
administration admin paperwork office forms
adopt start-using took-up began use
advantage plus good-thing helps benefit easier
adversity hard trouble difficult
advice advise tip told-me said-i-should recommended suggestion
aesthetics look looks pretty ugly beautiful design
affect affected change changed difference hit hurt
afford afforded money-for too-expensive can't-pay budget
afraid scared worry nervous fear
age years old young older younger sixty seventy twenty
agent agents operator adviser girl-on-the-phone call-centre staff
aggressive pushy shouting angry rude
agriculture agricultural farm farmer farming field fields harvest crop crops tractor
alarm alarms alert warning beep siren went-off rang
alienate put-off drive-away lost-me stranger
alone by-myself on-my-own nobody lonely
alternative alternatives instead other another option plan-b
ambiguous unclear two-ways which-one
ambition dream goal want-to-be
amount sum how-much total number
anonymous no-name nameless secret hide
anticipate expected foresee knew-it plan
anxious nervous worried scared dread
applicant applicants candidate apply applied application applying job-seeker cv
application apply applied form cv sent
appointment booked slot visit see-the-doctor
appreciate appreciated thankful like value thank nice
approach way method how-we
appropriate right suitable fitting okay
approve approved said-yes allow okay sign-off
argue argument row fight disagree shouted
arrange arranged plan set-up organise book
arrival arrive arrived got-there came turned-up check-in
article thing item product piece
aspect part thing side
aspiration dream hope wish goal
assembly assemble put-together screws build
assist assistance help helped support gave-a-hand
assume assumed thought guess reckon
attach attachment add file stick
attempt try tried gave-it-a-go
attend went go there visit
attentive listened looked careful
attitude view think feeling
attract attracted caught-my-eye drew liked
attrition leave left quit gone
augmented camera point-the-phone virtual picture
authentic real genuine true
authority authorities officials council office government police
automated automation by-itself robot machine recording nobody computer
autonomy own-boss free decide-for-myself independent
available availability free open in-stock there-is have-it
average normal usual middle
avoid avoided skip get-round stay-away don't-go
aware awareness know knew heard realise
awkward embarrassing strange uncomfortable
backlog pile behind waiting
bankruptcy bankrupt went-under broke closed
bargain cheap deal good-price
barrier wall stop couldn't can't hard blocked
behaviour behave act do habit
belief believe think convinced
belonging part-of one-of-us community
beneficial good helps useful
betray betrayed behind-my-back lied trust
biometric biometrics fingerprint finger face thumb scan eye
blame fault guilty because-of their-fault
block blocked closed locked frozen stopped
boost more up better lift
boring bored dull same-thing
borrow borrowed lend lent loan owe
boundary boundaries limit line rule
brand name make logo
breach broke leak hacked
break-down broke stopped-working gave-out
breakthrough finally at-last clicked
briefing explained told told-us
budget money-for afford set-aside
bug glitch error strange-thing
bullying bully picked-on laughed-at mean
burden heavy weight too-much on-me load carry
bureaucratic forms paperwork stamp rules
burnout exhausted tired worn-out couldn't-any-more
business company shop firm trade own
bypass get-round trick way-round go-round
calculate calculation add-up sum work-out
calm quiet relaxed peace
cancel cancelled call-off get-out stop end
candidate candidates applicant apply interview interviews
capability able can could
capacity room space full
captivate captivated glued hooked couldn't-stop listened fascinated
careful careless watch check double-check
cash coins notes money
casual relaxed now-and-then informal
category kind type group
cause caused because reason came-from due-to
caution cautious careful twice wary
celebrate celebration party birthday cake
censor censorship delete block
certainty certain sure know
challenge challenges hard difficult struggle tough
chance luck maybe opportunity
channel phone mail chat counter
chaos chaotic mess confusion
character letter sign symbol
charity donate gave help
cheat cheated trick lied false pretend fake
childcare nursery babysitter kindergarten
childhood child kid grew-up little
choice choose chose pick decide option
circumstances situation case life
citizen citizens people resident
claim claims say insurance money-back form
clarity clear understand plain
cleanliness clean dirty smell smelt filthy mess
cognitive think head remember
collaborate collaboration together with-each-other team share
colleagues others team girls guys
collect pick-up fetch gather
comfort comfortable cosy soft comfy
commission commissions percent cut share take fee
commit commitment promise stick-with sign
communicate talk tell say write
community neighbours group together people-here
commute commuter commuting train bus to-work drive
company firm they employer
compare compared comparison difference than same
compassion kind feel-for sorry-for listened
compatible fit works-with go-together
compensation money-back voucher sorry paid-me credit refund
compete competition competitive win race against beat
competence competent knows good-at expert
complaint complain complained wrote-to rang moan letter
complete finish finished done whole
complex complicated hard too-many
comply compliance rules follow
comprehend comprehension understand follow get-it
compromise middle meet-half-way agreed
compulsory have-to must no-choice
conceal hide hidden secret
concentrate concentration focus distracted quiet
concern concerns worry worried afraid
condition state shape terms
confidence sure trust myself brave
confidential private secret between-us
configure configuring set settings set-up adjust
confirm confirmation yes check sure
conflict argue fight row war
confront face told-him said-to-her
confusion confused mixed-up didn't-know lost
connection signal wifi line link
consent yes agree permission asked
consequence consequences result then-what happened after so-i
consider thought-about think maybe
consistent same always every-time
constraint limit can't only
consult consultation ask advice doctor
consume consumption use eat drink
contact get-hold reach ring write
content happy inside text
contest fight dispute against
continue keep go-on still carry-on
contract sign terms agreement months tied
contradict contradiction but-then other-way
contribute give help put-in
control in-charge decide own grip
convenient convenience easy handy quick no-effort
conversation talk chat said
convince convinced persuade sure
cooperation together help each-other
cope coping manage get-by deal handle struggle
correct right fix put-right
cost price money paid spend
counterfeit fake copy false
courage brave dare dared
create make build write
creative idea draw paint
credibility believe trust true
crime stole robbed police
crisis emergency worst bad-time
criterion criteria what-matters important look-for
criticism criticise complain bad-thing said-about
crowd crowded full packed stand queue squeezed
culture tradition way-here custom
curiosity curious wanted-to-know wonder
currency euro dollar pound money
cyberbullying bully messages mean
`;
